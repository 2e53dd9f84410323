import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn, test } from '@shop/tools/e2e/fixtures';
import { freePort } from '@shop/tools/e2e/free-port.mjs';
import { release, releasesDir, stableBuildOf } from '@shop/tools/e2e/release';
import { LONG } from '@shop/tools/e2e/run-length.mjs';

/** A team with its own folder and the kit: it builds, tests and releases without any other source. */

const root = path.resolve(__dirname, '../..');
const BEFORE = '자주 묻는 질문 TOP10';
const AFTER = '많이 묻는 질문 TOP10';
/** The longest time from a release to the first visitor who gets it, ms. */
const SEEN_WITHIN_MS = 10_000;

/** Where pnpm has the packages of this checkout; else it takes another place on another disk. */
const packageStore = path.dirname(
  JSON.parse(fs.readFileSync(path.join(root, 'node_modules/.modules.yaml'), 'utf8')).storeDir,
);

const runFile = promisify(execFile);
/** Runs a command as a person does. @returns what it printed */
async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    INIT_CWD: cwd,
    RELEASES_DIR: releasesDir,
    FORCE_COLOR: '0',
    pnpm_config_store_dir: packageStore,
  };
  const { stdout, stderr } = await runFile(command, args, { cwd, env });
  return stdout + stderr;
}

let team: string;
let stable: string;
test.beforeEach(async () => {
  team = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-team-'));
  stable = await stableBuildOf('cs');
});
test.afterEach(async () => {
  fs.rmSync(team, { recursive: true });
  // After a failure the other build may still be out.
  if ((await stableBuildOf('cs')) !== stable) await release('rollback', 'cs', stable);
  await release('prune', '--days', '0', '--keep', '10');
});

const inTeam = (...args: string[]) => run(team, 'npm', 'run', '--silent', ...args);
const releaseTeam = (...args: string[]) => inTeam('release', '--', ...args);

/** Options to release a build whose journeys did not run. */
const WITHOUT_PROOF = ['--without-proof', 'a test of releases'];

const unpackKit = () => run(team, process.execPath, 'kit.cjs');

/** Packs and publishes the kit of this checkout, and begins the team's from it. */
async function beginCheckout(): Promise<void> {
  await run(root, process.execPath, 'tools/release/release.mjs', 'build', 'kit');
  await release('publish', 'kit');
  fs.copyFileSync(path.join(root, 'tools/kit/dist/client/kit.cjs'), path.join(team, 'kit.cjs'));
  expect(await unpackKit()).toContain('is unpacked');
}

/** Gives the team the folder that a team of the whole checkout has. */
function copyRemote(): void {
  fs.cpSync(path.join(root, 'mfe-cs'), path.join(team, 'mfe-cs'), {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
  });
}

/** Sources of the shell, the api and the remotes, as paths below the folder. */
const othersSources = (): string[] =>
  fs
    .readdirSync(team, { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /^(shell|api|mfe-(?!cs\b)[^/]+)\/(?!(.*\/)?node_modules\/).*\.tsx?$/.test(file),
    );

const buildIn = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'mfe-cs/dist/release.json'), 'utf8')).buildId;

/** Changes a word of the page, and of the test that finds it. */
function changeWord(): void {
  for (const name of ['pages/home/home.page.tsx', 'markup/markup.test.tsx']) {
    const file = path.join(team, 'mfe-cs/src', name);
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toContain(BEFORE);
    fs.writeFileSync(file, text.replace(BEFORE, AFTER));
  }
}

/** Runs `npm run dev` against the shop's api while `work` looks at the remote alone. */
async function withDev(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), API_URL: process.env.SHOP_URL };
  const dev = spawn(process.execPath, ['tools/dev/dev.mjs', 'cs'], { cwd: team, env });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    const page = await context.newPage();
    await expect
      .poll(
        () =>
          page.request.get('/').then(
            (reply) => reply.status(),
            () => 0,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(200);
    await signIn(page);
    await page.goto('/cs');
    await work(page);
  } finally {
    await context.close();
    dev.kill('SIGTERM');
  }
}

test('is built, tested and released from its folder and the kit alone', { tag: LONG }, async ({
  browser,
  page,
}) => {
  test.setTimeout(600_000);
  copyRemote();
  await beginCheckout();
  expect(othersSources()).toEqual([]);

  const contract = path.join(team, 'shared/src/contracts/index.ts');
  fs.appendFileSync(contract, '// mine');
  await expect(releaseTeam('build', 'cs')).rejects.toThrow(/Changed in the kit: shared\/src/);
  await unpackKit();

  await releaseTeam('build', 'cs');
  expect(buildIn(team)).toBe(buildIn(root));

  await withDev(browser, async (alone) => {
    await expect(alone.getByRole('heading', { name: BEFORE })).toBeVisible();
    await alone.getByRole('searchbox').fill('배송');
    changeWord();
    await expect(alone.getByRole('heading', { name: AFTER })).toBeVisible({ timeout: 30_000 });
    await expect(alone.getByRole('searchbox')).toHaveValue('배송');
  });
  expect(await inTeam('test', '--', 'mfe-cs/src/pages/home')).toMatch(/Tests: +[1-9]\d* passed/);
  await releaseTeam('build', 'cs');
  expect(await releaseTeam('gate', 'cs')).toContain('passes the gate');
  await releaseTeam('publish', 'cs');
  await expect(releaseTeam('promote', 'cs')).rejects.toThrow(/verify of \w+ is missing/);
  expect(await inTeam('verify')).toContain('The result of verify is beside the build of cs.');
  await releaseTeam('publish', 'cs');
  await expect(releaseTeam('promote', 'cs')).rejects.toThrow(
    /do not allow it:\n {2}journeys of \w+ is missing/,
  );

  await signIn(page);
  const sees = (words: string) =>
    expect
      .poll(async () => (await page.request.get('/cs')).text(), { timeout: SEEN_WITHIN_MS })
      .toContain(words);
  await sees(BEFORE);
  await releaseTeam('canary', 'cs', '100', ...WITHOUT_PROOF);
  await sees(AFTER);
  await releaseTeam('promote', 'cs', ...WITHOUT_PROOF);
  await page.goto('/cs');
  await expect(page.getByRole('heading', { name: AFTER })).toBeVisible();
  await page.getByText('주문한 상품은 언제 도착하나요?').click();
  await expect(page.getByText(/도착 예정일을 확인할 수 있어요/)).toBeVisible();

  expect(await releaseTeam('status')).toMatch(/^kit /m);
  const { buildId } = JSON.parse(
    fs.readFileSync(path.join(root, 'tools/kit/dist/release.json'), 'utf8'),
  );
  // Sources are for teams, not for visitors.
  expect((await page.request.get(`/assets/kit/${buildId}/kit.tgz`)).status()).toBe(404);
  await releaseTeam('rollback', 'cs');
  await sees(BEFORE);
});

test('begins with two files and a remote that nobody has had before', { tag: LONG }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const statusOf = async () => (await page.request.get('/tea-room')).status();
  await beginCheckout();
  await inTeam('new', '--', 'remote', 'tea-room', '--title', '찻집');
  await unpackKit();
  await releaseTeam('build', 'tea-room');
  await releaseTeam('publish', 'tea-room');
  expect(await statusOf()).toBe(404);
  await releaseTeam('promote', 'tea-room', ...WITHOUT_PROOF);
  try {
    await expect.poll(statusOf, { timeout: SEEN_WITHIN_MS }).toBe(200);
    await page.goto('/tea-room');
    await expect(page.getByRole('heading', { level: 1, name: '찻집' })).toBeVisible();
  } finally {
    await releaseTeam('remove', 'tea-room');
  }
  await expect.poll(statusOf, { timeout: SEEN_WITHIN_MS }).toBe(404);
});
