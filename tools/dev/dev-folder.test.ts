import path from 'node:path';
import { devFolder, writingTo } from './dev-folder.mjs';

const root = path.resolve(__dirname, '../..');

it('keeps what is rebuilt apart from the builds of the checkout, and of another port', () => {
  const config = {
    name: 'cs:client',
    output: { path: path.join(root, 'mfe-cs/dist/client'), clean: true },
  };
  expect(writingTo(devFolder(3100), config)).toEqual({
    name: 'cs:client',
    output: { path: path.join(root, '.cache/dev/3100/mfe-cs/dist/client'), clean: true },
  });
  expect(devFolder(3000)).not.toBe(devFolder(3100));
});
