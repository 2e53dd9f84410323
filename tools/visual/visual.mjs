// npm run visual [-- update | all] [-- part of a path]: compares the design reference with its
// screenshots
// `all` also checks accessibility, 320 px, 200 % text and target sizes.
import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { checkMarkup } from '../e2e/markup.mjs';
import { startShop } from '../e2e/shop.mjs';
import { root } from '../webpack/apps.mjs';

const baselineFolder = path.join(root, 'mfe-showcase/e2e/visual');

const words = process.argv.slice(2);
const isUpdate = words.includes('update');
const isAll = words.includes('all');
const only = words.find((word) => word !== 'update' && word !== 'all');

let shop;
try {
  await build();
  shop = process.env.SHOP_URL ? { url: process.env.SHOP_URL, stop: () => {} } : await startShop();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Removes the screenshots of deleted pages.
if (isUpdate && !only) fs.rmSync(baselineFolder, { recursive: true, force: true });
const { code } = await checkMarkup({
  url: shop.url,
  checks: isAll ? 'visual,axe,reflow' : 'visual',
  only,
  env: isUpdate ? { VISUAL_UPDATE: '1' } : {},
});
await shop.stop();

const files = fs.existsSync(baselineFolder) ? fs.readdirSync(baselineFolder) : [];
const bytes = files.reduce(
  (sum, file) => sum + fs.statSync(path.join(baselineFolder, file)).size,
  0,
);
console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB in mfe-showcase/e2e/visual`);
if (code !== 0 && !isUpdate)
  console.log('Meant so? npm run visual -- update, and look at what git shows.');
process.exitCode = code;
