import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../register/register-store';
import { buildApi, rebuild, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';
import { resultFileOf, writePassedResults, writeResult } from '../testing/test-results';

/** A build needs signed results of its checks before visitors get it. */
let rootDir: string;
let folder: string;
let dist: string;

/** Runs a command line as a person does. */
const release = (...args: string[]) => runRelease(args, { rootDir, folder });
const register = () => createFolderStore(folder).latest();
const stableOf = async (name: string) => (await register()).apps[name]?.stable;
const lastChange = async () => (await register()).changes.at(-1);
const loseResult = (check: 'verify' | 'journeys') => fs.rmSync(resultFileOf(dist, check));

beforeEach(async () => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  await release('sync');
  rebuild(rootDir, 'display', 'display0002');
  dist = path.join(rootDir, 'mfe-display/dist');
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

/** Changes the payload of a result and keeps its signature. */
function forge(check: 'verify' | 'journeys'): void {
  const file = resultFileOf(dist, check);
  const envelope = JSON.parse(fs.readFileSync(file, 'utf8'));
  const text = Buffer.from(envelope.payload, 'base64').toString('utf8');
  const payload = Buffer.from(text.replace('FAILED', 'PASSED').replace('["types"]', '[]'));
  fs.writeFileSync(file, JSON.stringify({ ...envelope, payload: payload.toString('base64') }));
}

/** Puts the results of display0003 beside display0002. */
function takeOtherResults(): void {
  rebuild(rootDir, 'display', 'display0003');
  const other = fs.mkdtempSync(path.join(rootDir, 'results-'));
  fs.cpSync(path.join(dist, 'test-results'), other, { recursive: true });
  rebuild(rootDir, 'display', 'display0002');
  fs.cpSync(other, path.join(dist, 'test-results'), { recursive: true });
}

it('releases a build with passed results, and status shows them', async () => {
  writeResult(dist, 'verify', { passedTests: ['types', 'unit tests'], further: ['journeys'] });
  const published = await release('publish', 'display');
  expect(published.output).not.toContain('Needed');
  expect(await release('canary', 'display', '10')).toMatchObject({ code: 0 });
  expect(await release('promote', 'display')).toMatchObject({ code: 0 });
  expect(await lastChange()).not.toHaveProperty('reason');
  const { output } = await release('status');
  expect(output).toMatch(/^ +display0002: verify passed \(2\), journeys passed \(1, alone\)$/m);
});

const faults: [string, RegExp, () => void][] = [
  [
    'is missing',
    /verify of display0002 is missing\. Run npm run verify, then npm run release -- publish display/,
    () => loseResult('verify'),
  ],
  [
    'of journeys is missing',
    /journeys of display0002 is missing\. Run npm run e2e -- display, then npm run release -- publish display/,
    () => loseResult('journeys'),
  ],
  [
    'failed',
    /verify of display0002 failed: types\. Run/,
    () => writeResult(dist, 'verify', { failedTests: ['types'] }),
  ],
  [
    'ran no test',
    /journeys of display0002 ran without a test/,
    () => writeResult(dist, 'journeys', { passedTests: [] }),
  ],
  [
    'is of another build',
    /verify of display0002 is of another build \(display display0003\)/,
    takeOtherResults,
  ],
  [
    'is of other files with the same id',
    /verify of display0002 is of another build: its id is the same, its files are not/,
    () => {
      const stamp = path.join(dist, '.built-release');
      const text = fs.readFileSync(stamp, 'utf8');
      fs.appendFileSync(stamp, '\n');
      writePassedResults(dist);
      fs.writeFileSync(stamp, text);
    },
  ],
  [
    'was changed after it was written',
    /verify of display0002 has a wrong signature/,
    () => {
      writeResult(dist, 'verify', { failedTests: ['types'] });
      forge('verify');
    },
  ],
  [
    'has the signature of another key',
    /verify of display0002 was signed with another key/,
    () => writeResult(dist, 'verify', { key: 'a key that no command of releases has' }),
  ],
  [
    'of verify is a copy of that of journeys',
    /verify of display0002 is a result of journeys/,
    () => fs.copyFileSync(resultFileOf(dist, 'journeys'), resultFileOf(dist, 'verify')),
  ],
  [
    'cannot be read',
    /verify of display0002 cannot be read/,
    () => fs.writeFileSync(resultFileOf(dist, 'verify'), '{'),
  ],
];

describe.each(faults)('a build whose result %s', (_, message, spoil) => {
  beforeEach(async () => {
    spoil();
    await release('publish', 'display');
  });

  it.each([['promote'], ['canary', '10']])('is refused by %s', async (command, ...rest) => {
    const before = await register();
    const { code, output } = await release(command, 'display', ...rest);
    expect(output).toMatch(message);
    expect(code).toBe(1);
    expect(await register()).toEqual(before);
  });

  it('is promoted with a reason, which the history shows', async () => {
    const reason = 'the machine of the journeys is down';
    expect(await release('promote', 'display', '--without-proof', reason)).toMatchObject({
      code: 0,
    });
    expect(await stableOf('display')).toBe('display0002');
    expect((await release('history', 'display')).output).toMatch(
      /promote +display {2}display0002 {2}\(without proof: the machine of the journeys is down; \w+ \w+/,
    );
  });
});

it('names what is missing when a build is published', async () => {
  loseResult('journeys');
  const { code, output } = await release('publish', 'display');
  expect(code).toBe(0);
  expect(output).toContain('journeys of display0002 is missing. Run npm run e2e -- display');
});

it('takes results along that came after the publication', async () => {
  loseResult('journeys');
  await release('publish', 'display');
  expect(await release('promote', 'display')).toMatchObject({ code: 1 });
  writePassedResults(dist);
  expect((await release('publish', 'display')).output).toContain(
    'Nothing to change.\nResults: verify passed (1), journeys passed (1, alone)',
  );
  expect(await release('promote', 'display')).toMatchObject({ code: 0 });
});

it('needs no journeys of a remote whose verify found none', async () => {
  writeResult(dist, 'verify', { further: [] });
  loseResult('journeys');
  await release('publish', 'display');
  expect(await release('promote', 'display')).toMatchObject({ code: 0 });
});

it.each(['api', 'shell'])('needs verify of the %s, and no journeys', async (name) => {
  if (name === 'api') buildApi(rootDir, 'api0001', {});
  const [place, build] = [path.join(rootDir, name, 'dist'), `${name}0001`];
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  const inEmpty = (...args: string[]) => runRelease(args, { rootDir, folder: empty });
  fs.rmSync(resultFileOf(place, 'verify'));
  await inEmpty('publish', name);
  const { code, output } = await inEmpty('promote', name);
  expect([code, output]).toEqual([1, expect.stringContaining(`verify of ${build} is missing`)]);
  writePassedResults(place);
  await inEmpty('publish', name);
  expect(await inEmpty('promote', name)).toMatchObject({ code: 0 });
  fs.rmSync(empty, { recursive: true });
});

it('refuses results without a key, and names the setting', async () => {
  await release('publish', 'display');
  const { code, output } = await runRelease(['promote', 'display'], {
    rootDir,
    folder,
    resultKey: '',
  });
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('cannot be checked: set PREVIEW_SECRET, of 32 characters or more'),
  ]);
});

it('needs results to give a canary to more visitors, not to fewer', async () => {
  loseResult('verify');
  await release('publish', 'display');
  await release('canary', 'display', '50', '--without-proof', 'the machine of checks is down');
  expect(await release('canary', 'display', '5')).toMatchObject({ code: 0 });
  expect((await register()).apps.display?.canary).toEqual({ build: 'display0002', percent: 5 });
  const { code, output } = await release('canary', 'display', '6');
  expect([code, output]).toEqual([1, expect.stringContaining('verify of display0002 is missing')]);
});

it('reports in the status that the files of a build could not be read', async () => {
  await release('publish', 'display');
  fs.rmSync(path.join(folder, 'builds/display/display0002'), { recursive: true });
  const { code, output } = await release('status');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^ +display0002: verify cannot be compared: the files of this build could not be read/m,
  );
  expect(output).not.toContain('Build it again');
});

describe('rollback', () => {
  it('needs no results of a build that was stable before', async () => {
    await release('publish', 'display');
    await release('promote', 'display');
    fs.rmSync(path.join(folder, 'notes/results'), { recursive: true });
    expect(await release('rollback', 'display')).toMatchObject({ code: 0 });
    expect(await stableOf('display')).toBe('display0001');
  });

  it('does not lead to a build without results that was never stable', async () => {
    loseResult('verify');
    await release('publish', 'display');
    const { code, output } = await release('rollback', 'display', 'display0002');
    expect([code, output]).toEqual([1, expect.stringContaining('is missing')]);
    expect(await stableOf('display')).toBe('display0001');
  });
});

describe('sync', () => {
  it('leaves a remote without results as it is', async () => {
    loseResult('verify');
    const { code, output } = await release('sync');
    expect([code, output]).toEqual([0, expect.stringContaining('verify of display0002')]);
    expect(await stableOf('display')).toBe('display0001');
  });

  it('releases it with a reason, which is kept', async () => {
    loseResult('verify');
    await release('sync', '--without-proof', 'npm start');
    expect(await stableOf('display')).toBe('display0002');
    expect(await lastChange()).toMatchObject({
      action: 'promote',
      reason: 'without proof: npm start; verify is missing',
    });
  });
});

it.each(['', ' ', 'x'.repeat(151)])('refuses %j as a reason', async (reason) => {
  await release('publish', 'display');
  const { code, output } = await release('promote', 'display', '--without-proof', reason);
  expect([code, output]).toEqual([2, expect.stringContaining('--without-proof needs a reason')]);
});

it('removes the results of builds that are pruned', async () => {
  await release('publish', 'display');
  const ofBuild = path.join(folder, 'notes/results/display/display0002/verify.json');
  expect(fs.existsSync(ofBuild)).toBe(true);
  rebuild(rootDir, 'display', 'display0003');
  await release('publish', 'display');
  await release('promote', 'display');
  await release('prune', '--days', '0', '--keep', '0');
  expect(fs.existsSync(ofBuild)).toBe(false);
});
