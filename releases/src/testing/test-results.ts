import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName } from '@shop/shared/contracts';
import { STAMP_FILE } from '../builds/build-stamp';
import { MANIFEST_FILE } from '../builds/release';
import { type CheckName, keyIdOf, PAYLOAD_TYPE, signatureOf } from '../results/attestation';
import { RESULTS_FOLDER } from '../results/test-results';

/** The key of test results in tests. */
export const RESULT_KEY = 'a key of thirty-two characters or more';

interface WrittenResult {
  passedTests?: readonly string[];
  failedTests?: readonly string[];
  /** Checks that the app has besides `verify`. */
  further?: readonly CheckName[];
  key?: string;
}

/** Signs a statement as the tools do. */
function sign(key: string, statement: object): string {
  const payload = Buffer.from(JSON.stringify(statement));
  const sig = signatureOf(key, payload).toString('base64');
  return JSON.stringify({
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyIdOf(key), sig }],
  });
}

/** The file of a check's result beside a build. */
export const resultFileOf = (dist: string, check: CheckName): string =>
  path.join(dist, RESULTS_FOLDER, `${check}.json`);

/** Leaves the result of a check beside a build, as `npm run verify` and `npm run e2e` do. */
export function writeResult(
  dist: string,
  check: CheckName,
  {
    passedTests = ['passes'],
    failedTests = [],
    further = [],
    key = RESULT_KEY,
  }: WrittenResult = {},
): void {
  const { name, buildId } = JSON.parse(fs.readFileSync(path.join(dist, MANIFEST_FILE), 'utf8'));
  const stamp = fs.readFileSync(path.join(dist, STAMP_FILE));
  const annotations: Record<string, string> =
    check === 'verify' ? { further: further.join(',') } : { where: 'alone' };
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      {
        name,
        digest: { sha256: createHash('sha256').update(stamp).digest('hex') },
        annotations: { build: buildId },
      },
    ],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: failedTests.length === 0 ? 'PASSED' : 'FAILED',
      configuration: [{ name: check, annotations }],
      passedTests,
      failedTests,
      finishedAt: '2026-11-30T03:00:00.000Z',
    },
  };
  fs.mkdirSync(path.join(dist, RESULTS_FOLDER), { recursive: true });
  fs.writeFileSync(resultFileOf(dist, check), sign(key, statement));
}

/** Leaves passed results of all checks beside a build. */
export function writePassedResults(dist: string): void {
  const { name } = JSON.parse(fs.readFileSync(path.join(dist, MANIFEST_FILE), 'utf8'));
  const further: readonly CheckName[] = isRemoteName(name) ? ['journeys'] : [];
  writeResult(dist, 'verify', { further });
  for (const check of further) writeResult(dist, check);
}
