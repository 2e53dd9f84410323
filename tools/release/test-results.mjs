import { createHash, createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stampName } from '../build/stamp.mjs';

/** The folder of results in that of a build; a new build replaces both. */
const FOLDER = 'test-results';
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** Signs bytes as a DSSE envelope; `releases/src/results/attestation.ts` checks it. */
function sign(key, payload) {
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  const signed = Buffer.concat([Buffer.from(head), payload]);
  const keyid = createHmac('sha256', key).update('keyid').digest('hex').slice(0, 8);
  return {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid, sig: createHmac('sha256', key).update(signed).digest('base64') }],
  };
}

/**
 * Writes the signed result of a check beside a build: an in-toto statement with the predicate `test-result`, whose
 * subject is the hash of the build's stamp.
 * @param dist the folder of a whole build
 * @param result.check `verify` or `journeys`; result.annotations: texts by name about how it ran
 */
export function writeTestResult(dist, { check, passedTests, failedTests, annotations }, key) {
  const { name, buildId } = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8'));
  const stamp = fs.readFileSync(path.join(dist, stampName('release')));
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
      finishedAt: new Date().toISOString(),
    },
  };
  const envelope = sign(key, Buffer.from(JSON.stringify(statement)));
  fs.mkdirSync(path.join(dist, FOLDER), { recursive: true });
  const file = path.join(dist, FOLDER, `${check}.json`);
  fs.writeFileSync(`${file}.new`, JSON.stringify(envelope, null, 1));
  fs.renameSync(`${file}.new`, file);
}
