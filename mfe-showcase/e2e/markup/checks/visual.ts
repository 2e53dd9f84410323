import fs from 'node:fs';
import path from 'node:path';
import { compare, shrink } from '@shop/tools/visual/compare';
import type { Mode, Visitor, Width } from '../visitor';
import type { Check } from './check';
import { slugOf } from './slug';

const kept = path.join(__dirname, '../../visual');
const results = path.join(__dirname, '../../../../test-results/visual');
/** Share of pixels that may differ in an unchanged page. */
const SHARE_SLACK = 0.002;

const modesOf: Record<Width, readonly Mode[]> = { 390: ['card', 'dark'], 1280: ['card'] };

const write = (folder: string, name: string, picture: Buffer): void => {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.webp`), picture);
};

/** Another Chromium version renders differently, so its screenshots cannot be compared. */
const browserFile = path.join(kept, 'browser.txt');

let isSameBrowser: boolean | undefined;

function isComparable({ page }: Visitor): boolean {
  const version = page.context().browser()?.version() ?? '';
  if (process.env.VISUAL_UPDATE) {
    fs.mkdirSync(kept, { recursive: true });
    fs.writeFileSync(browserFile, `${version}\n`);
  }
  if (isSameBrowser === undefined) {
    const known = fs.existsSync(browserFile) ? fs.readFileSync(browserFile, 'utf8').trim() : '';
    isSameBrowser = known === version;
    if (!isSameBrowser)
      console.warn(
        `Nothing is compared: the pictures are of Chromium ${known}, this is ${version}.`,
      );
  }
  return isSameBrowser;
}

const take = async ({ page }: Visitor): Promise<Buffer> =>
  shrink(await page.screenshot({ animations: 'disabled', caret: 'hide' }));

/** Compares a page with its stored screenshot. `npm run visual -- update` replaces the stored ones. */
async function compareWithKept(name: string, actual: Buffer): Promise<string[]> {
  const file = path.join(kept, `${name}.webp`);
  if (!fs.existsSync(file)) return [`${name} has no picture yet: npm run visual -- update`];
  const expected = fs.readFileSync(file);
  const { share, diff } = await compare(expected, actual);
  if (share <= SHARE_SLACK) return [];
  write(results, `${name}.expected`, expected);
  write(results, `${name}.actual`, actual);
  write(results, `${name}.diff`, diff);
  return [`looks different (${(share * 100).toFixed(1)} %): test-results/visual/${name}.*.webp`];
}

export const visual: Check = async (visitor, { path: pagePath, width }) => {
  if (!isComparable(visitor)) return [];
  const found: string[] = [];
  for (const mode of modesOf[width]) {
    await visitor.setMode(mode);
    const name = `${slugOf(pagePath)}.${width}-${mode}`;
    const picture = await take(visitor);
    if (process.env.VISUAL_UPDATE) write(kept, name, picture);
    else found.push(...(await compareWithKept(name, picture)));
  }
  await visitor.setMode('card');
  return found;
};
