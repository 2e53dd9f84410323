import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { apps, root } from '../webpack/apps.mjs';
import { launchOptions } from './chromium.mjs';
import { deviceFonts } from './device-fonts.mjs';
import { desktop, phone } from './devices.mjs';

const common = {
  fullyParallel: false,
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.SHOP_REPORT
    ? [['list'], ['json', { outputFile: process.env.SHOP_REPORT }]]
    : [['list']],
};

const projectsAt = (baseURL) =>
  [
    ['phone', phone],
    ['desktop', desktop],
  ].map(([name, device]) => ({
    name,
    use: {
      ...device,
      baseURL,
      browserName: 'chromium',
      locale: 'ko-KR',
      launchOptions: launchOptions(),
      // Recording every step costs as much as walking it: for people who look at a failure, not for the whole run.
      trace: process.env.SHOP_REPORT ? 'off' : 'retain-on-failure',
    },
  }));

/** Journeys of one remote alone. Each remote has a port of its own, so that two teams can test at once. */
export function remoteConfig(name) {
  const port = 5100 + Object.keys(apps).indexOf(name);
  return defineConfig({
    ...common,
    // A folder of its own, so that two teams can test at once.
    outputDir: path.join(root, 'test-results', name),
    testDir: path.join(root, apps[name].folder, 'e2e'),
    projects: projectsAt(`http://127.0.0.1:${port}`),
    webServer: {
      command: `node ${path.join(root, 'tools/e2e/web-server.mjs')} ${name} ${port}`,
      url: `http://127.0.0.1:${port}/`,
      // A first start builds the remote and the api, and fills the catalogue; on a busy machine slowly.
      timeout: 600_000,
      stdout: 'pipe',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  });
}

/** What no width changes is walked once, on the phone. */
const anyWidth = ['routes', 'session', 'navigation', 'monitoring', 'error-pages', 'test-pages'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Where lines break depends on the device's fonts: walked on a phone with a Korean font and on one without. */
const FONT_JOURNEYS = '**/back.spec.ts';

/** The same phone with other fonts than the machine's. */
function withFonts(phoneProject, name, fonts) {
  const launch = phoneProject.use.launchOptions;
  const env = { ...process.env, ...deviceFonts(fonts) };
  const use = { ...phoneProject.use, launchOptions: { ...launch, env } };
  return { name, use, testMatch: FONT_JOURNEYS };
}

/** Journeys through the composed shop, which the caller has started: SHOP_URL. */
export function composedConfig() {
  const [onPhone, onDesktop] = projectsAt(process.env.SHOP_URL ?? 'http://localhost:3000');
  return defineConfig({
    ...common,
    outputDir: path.join(root, 'test-results/shell'),
    testDir: path.join(root, 'shell/e2e'),
    testIgnore: '**/markup/**',
    projects: [
      { ...onPhone, testIgnore: ['**/markup/**', FONT_JOURNEYS] },
      withFonts(onPhone, 'phone with a Korean font', { hasKorean: true }),
      withFonts(onPhone, 'phone without a Korean font', { hasKorean: false }),
      { ...onDesktop, testIgnore: ['**/markup/**', ...anyWidth] },
    ],
  });
}

/** Checks over every page of the design reference in the composed shop: they read only, so several at a time. */
export function markupConfig() {
  const [{ use }] = projectsAt(process.env.SHOP_URL ?? 'http://localhost:3000');
  const { baseURL, browserName, launchOptions: launch } = use;
  return defineConfig({
    ...common,
    // A visit waits for its page more than it works: more workers than cores.
    workers: 4,
    fullyParallel: true,
    timeout: 240_000,
    outputDir: path.join(root, 'test-results/markup'),
    testDir: path.join(root, 'shell/e2e/markup'),
    use: { baseURL, browserName, launchOptions: launch },
  });
}
