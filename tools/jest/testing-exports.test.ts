import fs from 'node:fs';
import path from 'node:path';
import { sampleGoodsCard } from '@shop/shared/testing/sample-goods-card';

const folder = path.resolve(__dirname, '../../shared/src/testing');

it('gives remotes every fixture of shared/testing by its name, with JSX or without', () => {
  const fixtures = fs
    .readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(d|test)\.tsx?$/.test(file));
  expect(fixtures).toContain('sample-goods-card.ts');
  for (const file of fixtures) {
    const name = file.replace(/\.tsx?$/, '');
    expect(fs.realpathSync(require.resolve(`@shop/shared/testing/${name}`))).toBe(
      path.join(folder, file),
    );
  }
  expect(sampleGoodsCard).toBeDefined();
});
