import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readResultKey } from '../../releases/src/results/result-key';
import { rebuild, runRelease, writeBuilds } from '../../releases/src/testing';
import { readReport } from '../journeys/read-report.mjs';
import { resultKey } from './result-key.mjs';
import { writeTestResult } from './test-results.mjs';

/** Results that the tools write are those that the command line of releases reads. */
const env = { ...process.env };
let rootDir: string;
let folder: string;
let dist: string;
beforeEach(async () => {
  delete process.env.PREVIEW_SECRET;
  delete process.env.RELEASES_BUCKET;
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  await runRelease(['sync'], { rootDir, folder });
  rebuild(rootDir, 'display', 'display0002');
  dist = path.join(rootDir, 'mfe-display/dist');
  fs.rmSync(path.join(dist, 'test-results'), { recursive: true });
});
afterEach(() => {
  process.env = { ...env };
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

const release = (...args: string[]) =>
  runRelease(args, {
    rootDir,
    folder,
    resultKey: readResultKey({ secret: process.env.PREVIEW_SECRET, folder }) ?? '',
  });

const secretNeeded = "set PREVIEW_SECRET, of 32 characters or more, to the gateway's.";

const report = (status: 'expected' | 'unexpected') => ({
  suites: [
    {
      title: 'home.spec.ts',
      file: 'home.spec.ts',
      specs: [{ title: 'opens', tests: [{ projectName: 'phone', status: 'expected' }] }],
      suites: [
        {
          title: 'on a phone',
          file: 'home.spec.ts',
          specs: [{ title: 'scrolls', tests: [{ projectName: 'phone', status }] }],
        },
      ],
    },
  ],
});

function writeReport(content: object): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

function writeResults(status: 'expected' | 'unexpected'): void {
  const key = resultKey(folder);
  const annotations = { further: 'journeys' };
  const verify = { check: 'verify', passedTests: ['types'], failedTests: [], annotations };
  writeTestResult(dist, verify, key);
  const code = status === 'expected' ? 0 : 1;
  const journeys = readReport(writeReport(report(status)), code);
  if (!journeys) throw new Error('There is no report.');
  const where = { where: 'alone' };
  writeTestResult(dist, { check: 'journeys', ...journeys, annotations: where }, key);
}

it.each([
  ['the key of the register’s folder', undefined],
  ['PREVIEW_SECRET', 'a secret of thirty-two characters or more'],
])('promotes a build with results that are signed with %s', async (_, secret) => {
  if (secret) process.env.PREVIEW_SECRET = secret;
  writeResults('expected');
  await release('publish', 'display');
  expect(await release('promote', 'display')).toMatchObject({ code: 0 });
  expect((await release('status')).output).toContain(
    'display0002: verify passed (1), journeys passed (2, alone)',
  );
});

it('names the journeys that failed', async () => {
  writeResults('unexpected');
  await release('publish', 'display');
  const { code, output } = await release('promote', 'display');
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(
      'journeys of display0002 failed: [phone] › home.spec.ts › on a phone › scrolls. Run',
    ),
  ]);
});

it('keeps the key of a folder private, and does not replace it', () => {
  const key = resultKey(folder);
  expect(resultKey(folder)).toBe(key);
  expect(fs.statSync(path.join(folder, 'test-results.key')).mode & 0o077).toBe(0);
});

it('needs a secret for a register in a bucket', () => {
  process.env.RELEASES_BUCKET = 'shop-releases';
  expect(() => resultKey(folder)).toThrow(secretNeeded);
});

it('neither signs nor checks results with a PREVIEW_SECRET that is too short', async () => {
  process.env.PREVIEW_SECRET = 'a secret of thirty-two characters or more';
  writeResults('expected');
  await release('publish', 'display');
  process.env.PREVIEW_SECRET = 'x'.repeat(31);
  expect(() => resultKey(folder)).toThrow(secretNeeded);
  const { code, output } = await release('promote', 'display');
  expect([code, output]).toEqual([1, expect.stringContaining(secretNeeded)]);
});

it('counts an interrupted run as failed', () => {
  expect(readReport(writeReport(report('expected')), 130)?.failedTests).toEqual([
    'the run did not finish',
  ]);
});

it('reads no report of a run that did not start', () => {
  expect(readReport(path.join(folder, 'nothing.json'), 1)).toBeUndefined();
});
