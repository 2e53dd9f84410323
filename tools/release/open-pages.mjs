// Started by the gate of releases: opens pages of a release register in a browser.
// Reads JSON from stdin ({ releasesDir, pages, memberCookies }), and prints JSON: the number of
// pages that it `opened` and their `problems` ({ page, kind, text }), or `skipped` with the reason.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { launchOptions } from '../e2e/chromium.mjs';
import { root } from '../webpack/apps.mjs';
import { openPage } from './browser/open-page.mjs';
import { startTrialShop } from './browser/trial-shop.mjs';
import { gatewayFile } from './release-builds.mjs';

/** Pages that are open at the same time. */
const TABS = Math.min(4, os.availableParallelism());
/** Time after which a page with a problem counts as slow, ms. */
const SLOW_MS = 15_000;
/** Slow pages with a problem after which no further page is opened. */
const MAX_SLOW = 2;

/** A running Chromium, or why there is none. */
async function openBrowser() {
  const { chromium } = await import('@playwright/test').catch(() => ({}));
  if (!chromium) return { reason: 'Playwright is not installed' };
  const options = launchOptions();
  if (!fs.existsSync(options.executablePath ?? chromium.executablePath()))
    return { reason: 'this machine has no Chromium' };
  try {
    return { browser: await chromium.launch(options) };
  } catch (error) {
    return { reason: `Chromium does not start (${error.message.split('\n')[0]})` };
  }
}

/** One context of visitors and one of members, as phones. */
async function openContexts(browser, url, memberCookies) {
  // It imports Playwright, which may not be installed.
  const { phone } = await import('../e2e/devices.mjs');
  const settings = { ...phone, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' };
  const [visitors, members] = [
    await browser.newContext(settings),
    await browser.newContext(settings),
  ];
  await members.addCookies(
    Object.entries(memberCookies).map(([name, value]) => ({ name, value, url })),
  );
  return { visitors, members };
}

/** Opens a page as a visitor; when that leads to the login page, as a member too. */
async function tryPage({ url, contexts }, page) {
  const { problems, pathname } = await openPage(contexts.visitors, url + page);
  if (problems.length > 0 || pathname === new URL(page, url).pathname) return problems;
  return (await openPage(contexts.members, url + page)).problems;
}

/** @returns the number of opened pages, and their problems in the order of the pages */
async function openAll(pages, shop) {
  const problems = new Map();
  const waiting = [...pages];
  let slow = 0;
  const openNext = async () => {
    while (waiting.length > 0 && slow < MAX_SLOW) {
      const page = waiting.shift();
      const startedAt = performance.now();
      const found = await tryPage(shop, page);
      problems.set(page, found);
      if (found.length > 0 && performance.now() - startedAt >= SLOW_MS) slow += 1;
    }
  };
  await Promise.all(Array.from({ length: TABS }, openNext));
  return {
    opened: pages.length - waiting.length,
    problems: pages.flatMap((page) =>
      (problems.get(page) ?? []).map((problem) => ({ page, ...problem })),
    ),
  };
}

async function run({ releasesDir, pages, memberCookies }) {
  if (!fs.existsSync(path.join(root, gatewayFile)))
    return { skipped: 'this checkout has no built gateway' };
  const { browser, reason } = await openBrowser();
  if (!browser) return { skipped: reason };
  const shop = await startTrialShop(releasesDir);
  try {
    const contexts = await openContexts(browser, shop.url, memberCookies);
    return await openAll(pages, { url: shop.url, contexts });
  } finally {
    await shop.stop();
  }
}

// Without these, the browser and the gateway of a program that is ended would go on.
for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit(1));

const result = await run(JSON.parse(await text(process.stdin)));
fs.writeSync(1, JSON.stringify(result));
// Without waiting for tabs whose scripts never end; Playwright ends the browser with this process.
process.exit(0);
