import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type OtherBuild, writeOtherBuild } from './other-build.mjs';

const root = path.resolve(__dirname, '../..');
/** Of the running shop; the same default as that of `npm start`. */
export const releasesDir = process.env.RELEASES_DIR ?? path.join(root, '.releases');

/** The program with which the gate opens pages in a browser. */
const openPages = path.join(root, 'tools/release/open-pages.mjs');

const runFile = promisify(execFile);

async function runIn(
  checkout: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const commandLine = path.join(root, 'releases/dist/release.cjs');
  const { SHOP_URL: PUBLIC_URL } = process.env;
  const own = { PUBLIC_URL, SHOP_ROOT: checkout, RELEASES_DIR: releasesDir };
  const env = { ...process.env, ...own, ...settings };
  return (await runFile(process.execPath, [commandLine, ...args], { env })).stdout;
}

/**
 * Runs the command line of releases on the register of the running shop. Builds of tests have no results of checks.
 * @throws when it refuses
 */
export async function release(...args: string[]): Promise<void> {
  await runIn(root, [...args, '--without-proof', 'a test of releases']);
}

/** The link that shows a published build. The shop and this process need the same PREVIEW_SECRET. */
export async function linkPreview(name: string, build: string, page: string): Promise<string> {
  return JSON.parse(await runIn(root, ['preview', name, build, '--page', page, '--json'])).url;
}

const appIn = async (name: string) =>
  JSON.parse(await runIn(root, ['status', '--json'])).apps[name];

/** The build of an app that visitors get. */
export const stableBuildOf = async (name: string): Promise<string> => (await appIn(name)).stable;

/** Whether any visitor gets a build of the app. */
export async function isReleased(name: string): Promise<boolean> {
  const app = await appIn(name);
  return Boolean(app?.stable ?? app?.canary);
}

/** Makes another build of a remote in a checkout of its own, which is removed after the work. */
async function withOtherBuild<T>(
  name: string,
  other: OtherBuild,
  work: (checkout: string, buildId: string) => Promise<T>,
): Promise<T> {
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-other-build-'));
  const buildId = `test${Date.now().toString(36)}`;
  try {
    writeOtherBuild(name, path.join(checkout, `mfe-${other.as ?? name}/dist`), buildId, other);
    return await work(checkout, buildId);
  } finally {
    fs.rmSync(checkout, { recursive: true });
  }
}

/** Publishes another build of a remote. @returns its id */
export const publishOtherBuild = (name: string, other: OtherBuild): Promise<string> =>
  withOtherBuild(name, other, async (checkout, buildId) => {
    await runIn(checkout, ['publish', other.as ?? name, '--accept', 'routes,size']);
    return buildId;
  });

/** Runs the gate, with its browser, on another build of a remote. @returns the problems that it found */
export const gateOtherBuild = (name: string, other: OtherBuild): Promise<string[]> =>
  withOtherBuild(name, other, async (checkout) => {
    const result = await runIn(checkout, ['gate', name, '--json'], {
      GATE_BROWSER: openPages,
    }).catch((refusal: { stdout: string }) => refusal.stdout);
    const { findings } = JSON.parse(result) as { findings: { rule: string; text: string }[] };
    return findings.map(({ rule, text }) => `${rule}: ${text}`);
  });

/**
 * Opens pages of the builds that visitors get with the program of the gate.
 * @param settings variables of the environment besides those of this process
 * @returns what the program prints (`OpenedPages` of `releases`)
 */
export async function openReleasedPages(
  pages: readonly string[],
  settings: Record<string, string>,
): Promise<unknown> {
  const env = { ...process.env, ...settings };
  const running = runFile(process.execPath, [openPages], { env });
  running.child.stdin?.end(JSON.stringify({ releasesDir, pages, memberCookies: {} }));
  return JSON.parse((await running).stdout);
}
