import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { apps, root } from '../webpack/apps.mjs';
import { launchOptions } from './chromium.mjs';
import { deviceFonts } from './device-fonts.mjs';
import { desktop, phone } from './devices.mjs';
import { isShortRun, LONG } from './run-length.mjs';

const journeys = {
  fullyParallel: false,
  workers: 1,
  // In a whole run, stages share one machine with each other and with other programs; one slow
  // moment must not refuse a release. The summary names every test that needed its second try.
  retries: process.env.SHOP_REPORT || process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.SHOP_REPORT
    ? [['list'], ['json', { outputFile: process.env.SHOP_REPORT }]]
    : [['list']],
};

/** The fonts of the machine, on which line breaks depend, would make a journey pass on one and fail on another. */
const withDeviceFonts = (launch, fonts) => ({
  ...launch,
  env: { ...process.env, ...deviceFonts(fonts) },
});

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
      launchOptions: withDeviceFonts(launchOptions(), { hasKorean: false }),
      // Traces slow down every step, so they are recorded for interactive runs only.
      trace: process.env.SHOP_REPORT ? 'off' : 'retain-on-failure',
    },
  }));

/** Files by their names without `.spec.ts`. */
const specs = (names) => names.map((name) => `**/${name}.spec.ts`);

/**
 * The journeys of a project on a wide screen: all of them, but in a short run only those in which wide
 * screens differ from phones.
 */
const atDesktop = (project, differing) =>
  isShortRun ? { ...project, testMatch: specs(differing) } : project;

/** What a short run leaves out at every width. */
const leftOut = isShortRun ? [new RegExp(LONG)] : [];

/** A browser's state with one cookie `name=value` of the shop. */
function stateWith(cookie, url) {
  const [name, value] = cookie.split('=');
  const { hostname, protocol } = new URL(url);
  const isSecure = protocol === 'https:';
  return {
    cookies: [
      {
        name,
        value,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: isSecure,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  };
}

/**
 * Config of one remote's journeys: in the shop at JOURNEY_URL (`npm run e2e`), else stand-alone. Each
 * remote has its own port, so that teams can test in parallel.
 * @param differing the files whose journeys differ on a wide screen
 */
export function remoteConfig(name, { differing = [] } = {}) {
  const common = {
    ...journeys,
    // A separate folder per remote, so that teams can test in parallel.
    outputDir: path.join(root, 'test-results', name),
    testDir: path.join(root, apps[name].folder, 'e2e'),
    // They need the whole shop (`markupConfig`).
    testIgnore: '**/markup/**',
  };
  const projects = (baseURL) => {
    const [onPhone, onDesktop] = projectsAt(baseURL);
    return [onPhone, atDesktop(onDesktop, differing)];
  };
  const url = process.env.JOURNEY_URL;
  if (url) {
    const cookie = process.env.JOURNEY_COOKIE;
    return defineConfig({
      ...common,
      // Journeys that need the thin frame.
      grepInvert: [/@alone/, ...leftOut],
      use: { storageState: cookie ? stateWith(cookie, url) : undefined },
      projects: projects(url),
    });
  }
  // `npm run e2e` sets a free port. Without it the fixed port of the remote is used.
  const port = Number(process.env.JOURNEY_PORT) || 5100 + Object.keys(apps).indexOf(name);
  return defineConfig({
    ...common,
    grepInvert: leftOut,
    projects: projects(`http://127.0.0.1:${port}`),
    webServer: {
      command: `node ${path.join(root, 'tools/e2e/web-server.mjs')} ${name} ${port}`,
      url: `http://127.0.0.1:${port}/`,
      // The first start builds the remote and the api and imports the catalogue, which is slow on a
      // busy machine.
      timeout: 600_000,
      stdout: 'pipe',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  });
}

/** Line breaks depend on the device fonts: run on a phone with and without a Korean font. */
const FONT_JOURNEYS = '**/back.spec.ts';

/** The same phone with a different set of fonts. */
function withFonts(phoneProject, name, fonts) {
  const launch = withDeviceFonts(phoneProject.use.launchOptions, fonts);
  const use = { ...phoneProject.use, launchOptions: launch };
  return { name, use, testMatch: FONT_JOURNEYS };
}

/** The purchase in the system's Firefox and WebKit. */
const ENGINE_JOURNEYS = '**/engines.spec.ts';

const engineProjects = (baseURL) =>
  ['firefox', 'webkit'].map((engine) => ({
    name: `engine ${engine}`,
    testMatch: ENGINE_JOURNEYS,
    timeout: 180_000,
    use: { baseURL, engine },
  }));

/** Journeys with this tag, of any app, also run in documents that translators and extensions change. */
const HOSTILE_TAG = /@hostile/;

const ofTranslator = (phoneProject) => ({
  ...phoneProject,
  name: 'phone of a translator',
  testDir: root,
  testMatch: path.join(root, '{mfe-*,shell}/e2e/*.spec.ts'),
  grep: HOSTILE_TAG,
  use: { ...phoneProject.use, isHostile: true, mayRedraw: true },
});

/**
 * Config of journeys through the complete shop, which the caller has started at SHOP_URL.
 * @param anyWidth files that do not depend on the width: they run on the phone only
 * @param differing the files whose journeys differ on a wide screen
 */
export function composedConfig({ anyWidth, differing }) {
  const url = process.env.SHOP_URL ?? 'http://localhost:3000';
  const [onPhone, onDesktop] = projectsAt(url);
  return defineConfig({
    ...journeys,
    outputDir: path.join(root, 'test-results/shell'),
    testDir: path.join(root, 'shell/e2e'),
    grepInvert: leftOut,
    projects: [
      { ...onPhone, testIgnore: [FONT_JOURNEYS, ENGINE_JOURNEYS] },
      withFonts(onPhone, 'phone with a Korean font', { hasKorean: true }),
      withFonts(onPhone, 'phone without a Korean font', { hasKorean: false }),
      { ...atDesktop(onDesktop, differing), testIgnore: specs([...anyWidth, 'engines']) },
      ofTranslator(onPhone),
      ...engineProjects(url),
    ],
  });
}

/** Journeys through the design reference of all teams, at both widths. */
const IN_SHOP = '**/in-shop.spec.ts';

/**
 * Config of the checks over the design reference in the complete shop. They are read-only and run
 * in parallel.
 */
export function markupConfig() {
  const atWidths = projectsAt(process.env.SHOP_URL ?? 'http://localhost:3000');
  const [{ use }] = atWidths;
  const { baseURL, browserName, launchOptions: launch } = use;
  return defineConfig({
    ...journeys,
    // A visit keeps half a core busy. More workers only make each other and the shop slow.
    workers: 2,
    fullyParallel: true,
    timeout: 120_000,
    outputDir: path.join(root, 'test-results/markup'),
    testDir: path.join(root, 'mfe-showcase/e2e/markup'),
    projects: [
      {
        name: 'checks',
        testIgnore: IN_SHOP,
        use: { baseURL, browserName, launchOptions: launch },
      },
      ...atWidths.map((project) => ({ ...project, testMatch: IN_SHOP })),
    ],
  });
}
