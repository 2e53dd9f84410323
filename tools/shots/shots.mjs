// npm run shots [-- <width>-<mode> …]: screenshots of the shopper's journey in shots/<width>-<mode>/
// npm run shots -- pay [<width>-<mode> …]: a purchase by each payment method, in shots/pay/<width>-<mode>/
// npm run shots -- chooser [<width>-<mode> …]: a preview and its chooser of builds, in shots/chooser/<width>-<mode>/
// npm run shots -- markup [part of a path]: screenshots and contact sheets of the design reference
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from '../build/build.mjs';
import { launchOptions } from '../e2e/chromium.mjs';
import { desktop, phone } from '../e2e/devices.mjs';
import { startShop } from '../e2e/shop.mjs';
import { root } from '../webpack/apps.mjs';
import { steps as chooser } from './chooser.mjs';
import { steps as journey } from './journey.mjs';
import { shootMarkup } from './markup.mjs';
import { steps as payments } from './payments.mjs';
import { takePicture } from './picture.mjs';

const STEP_MS = 30_000;

const walks = [
  { width: 390, mode: 'card', device: phone },
  { width: 390, mode: 'dark', device: phone },
  { width: 1280, mode: 'card', device: desktop },
  { width: 1280, mode: 'dark', device: desktop },
].map((walk) => ({ ...walk, name: `${walk.width}-${walk.mode}` }));

const requestedNames = process.argv.slice(2);
const isMarkup = requestedNames[0] === 'markup';
const otherWalks = { pay: payments, chooser };
const part = (requestedNames[0] ?? '') in otherWalks ? requestedNames.shift() : '';
const steps = part ? otherWalks[part] : journey;

/** Runs the steps once. A failed step is reported and captured, and the journey continues. */
async function walk(browser, shop, { name, mode, device }) {
  const folder = path.join(root, 'shots', part, name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ ...device, baseURL: shop.url, locale: 'ko-KR' });
  await context.addInitScript((value) => {
    localStorage.setItem('shop.mode', JSON.stringify(value));
  }, mode);
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const shopper = {};
  const failed = [];
  for (const [index, step] of steps.entries()) {
    const label = `${String(index + 1).padStart(2, '0')}-${step.name}`;
    const file = path.join(folder, `${label}.png`);
    try {
      await step.run({ page, shop, shopper, isPhone: device === phone });
      await takePicture(page, file, { isFirst: index === 0, isFull: step.isFull });
      console.log(`  ${path.relative(root, file)}`);
    } catch (error) {
      failed.push(label);
      console.log(`✗ ${name} ${label}: ${error.message.split('\n')[0]}`);
      await page.screenshot({ path: path.join(folder, `${label}-failed.png`) }).catch(() => {});
    }
  }
  await context.close();
  return failed;
}

const wanted = walks.filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.includes(name),
);
if (wanted.length === 0 && !isMarkup) {
  console.error(`No such walk. There are: ${walks.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

let shop;
try {
  await build();
  shop = await startShop();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (isMarkup) {
  process.exitCode = await shootMarkup(shop.url, requestedNames[1]);
  await shop.stop();
  process.exit();
}
const browser = await chromium.launch(launchOptions());
try {
  let failed = 0;
  for (const item of wanted) {
    console.log(item.name);
    failed += (await walk(browser, shop, item)).length;
  }
  console.log(
    failed ? `${failed} steps failed` : `${wanted.length * steps.length} pictures in shots/`,
  );
  process.exitCode = failed ? 1 : 0;
} finally {
  await browser.close();
  await shop.stop();
}
