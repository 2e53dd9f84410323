import { chromium } from 'playwright';
import { launchOptions } from '../e2e/chromium.mjs';
import { phone } from '../e2e/devices.mjs';
import { median } from './median.mjs';
import { observe, watchHeading } from './observe.mjs';
import { table } from './table.mjs';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_S = 1_600_000 / 8;
const SETTLE_MS = 1500;

async function slowPhone(browser, shopUrl) {
  const context = await browser.newContext({ ...phone, baseURL: shopUrl, locale: 'ko-KR' });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S / 2,
  });
  return { context, page };
}

async function visit(browser, shopUrl, { path, linkToClick }) {
  const { context, page } = await slowPhone(browser, shopUrl);
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const measured = await page.evaluate(() => globalThis.__metrics);
    const link = linkToClick(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(watchHeading);
    await link.tap();
    const clickMs = await page.evaluate(() => globalThis.__clickMs);
    return { ...measured, clickMs };
  } finally {
    await context.close();
  }
}

/** Measures each page cold on an emulated phone with a slow network, and a click on it afterwards. */
export async function measurePages({ shopUrl, pages, runs }) {
  const browser = await chromium.launch(launchOptions());
  const samples = new Map(pages.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const item of pages) {
        samples.get(item.name).push(await visit(browser, shopUrl, item));
      }
    }
  } finally {
    await browser.close();
  }
  const middle = (name, key) => median(samples.get(name).map((sample) => sample[key]));
  const rows = pages.map(({ name }) => [
    name,
    Math.round(middle(name, 'lcpMs')),
    middle(name, 'cls').toFixed(3),
    Math.round(middle(name, 'blockingMs')),
    Math.round(middle(name, 'clickMs')),
  ]);
  return [
    `## Pages on a phone (Chromium ${browser.version()}, ${CPU_SLOWDOWN}x CPU, ${LATENCY_MS} ms, 1.6 Mbit/s, cold, medians of ${runs})`,
    table(['page', 'LCP, ms', 'CLS', 'blocking, ms', 'click to next heading, ms'], rows),
  ].join('\n\n');
}
