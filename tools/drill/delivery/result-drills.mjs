import fs from 'node:fs';
import path from 'node:path';
import { resultKey } from '../../release/result-key.mjs';
import { writeTestResult } from '../../release/test-results.mjs';
import { runCommand, SMALLEST, WITHOUT_PROOF, writeBuild } from './command.mjs';

const ID = 'results';
const OTHER = 'results-other';

const verify = (failedTests = []) => ({
  check: 'verify',
  passedTests: ['unit tests'],
  failedTests,
  annotations: { further: 'journeys' },
});
const journeys = (failedTests = []) => ({
  check: 'journeys',
  passedTests: ['finds an answer'],
  failedTests,
  annotations: { where: 'alone' },
});
const resultFile = (dist, check) => path.join(dist, 'test-results', `${check}.json`);

/** Replaces what was signed, and keeps the signature. */
function forge(dist) {
  const file = resultFile(dist, 'verify');
  const envelope = JSON.parse(fs.readFileSync(file, 'utf8'));
  const payload = JSON.parse(Buffer.from(envelope.payload, 'base64').toString('utf8'));
  Object.assign(payload.predicate, { result: 'PASSED', failedTests: [] });
  envelope.payload = Buffer.from(JSON.stringify(payload)).toString('base64');
  fs.writeFileSync(file, JSON.stringify(envelope));
}

/** Faults of the results of a build: name, what is written beside the build, expected output of `promote`. */
const drills = [
  ['no check has run', () => {}, /verify of results is missing\. Run npm run verify/],
  [
    'the journeys have not run',
    ({ dist, key }) => writeTestResult(dist, verify(), key),
    /journeys of results is missing\. Run npm run e2e -- cs/,
  ],
  [
    'verify failed',
    ({ dist, key }) => writeTestResult(dist, verify(['types']), key),
    /verify of results failed: types/,
  ],
  [
    'a failed result was changed to a passed one',
    ({ dist, key }) => {
      writeTestResult(dist, verify(['types']), key);
      forge(dist);
    },
    /verify of results has a wrong signature/,
  ],
  [
    'the result has the signature of another key',
    ({ dist }) => writeTestResult(dist, verify(), 'a key that the register does not have'),
    /verify of results was signed with another key/,
  ],
  [
    'the result is of another build',
    ({ dist, otherDist, key }) => {
      writeTestResult(otherDist, verify(), key);
      fs.copyFileSync(resultFile(otherDist, 'verify'), resultFile(dist, 'verify'));
    },
    /verify of results is of another build \(cs results-other\)/,
  ],
  [
    'a journey failed',
    ({ dist, key }) => {
      writeTestResult(dist, verify(), key);
      writeTestResult(dist, journeys(['sends an inquiry']), key);
    },
    /journeys of results failed: sends an inquiry/,
  ],
];

/** Writes results beside a published build and takes them along. @returns the line that matches and the exit code */
async function promoteWith(write, { shop, builds, args = [], message }) {
  write(builds);
  await runCommand(['publish', SMALLEST], shop);
  const { code, output } = await runCommand(['promote', SMALLEST, ID, ...args], shop);
  const line = output.split('\n').find((one) => message.test(one)) ?? output;
  return { code, isNamed: message.test(output), seen: line.trim().slice(0, 110) };
}

/** Promotes a build with results that must be refused. @returns rows: part, fault, expected, seen, whether it passed */
export async function drillResults({ folder, releasesDir }) {
  const checkout = writeBuild(folder, ID);
  const dist = path.join(checkout, `mfe-${SMALLEST}/dist`);
  const otherDist = path.join(writeBuild(folder, OTHER), `mfe-${SMALLEST}/dist`);
  const builds = { dist, otherDist, key: resultKey(releasesDir) };
  const shop = { checkout, releasesDir };
  const rows = [];
  for (const [fault, write, message] of drills) {
    const { code, isNamed, seen } = await promoteWith(write, { shop, builds, message });
    rows.push(['results', fault, 'refused: named', seen, code === 1 && isNamed]);
  }
  const rest = [
    ['the same with a reason', () => {}, WITHOUT_PROOF, /without proof: a drill; journeys failed/],
    [
      'all results passed',
      ({ key }) => writeTestResult(dist, journeys(), key),
      [],
      /promote {3}cs {2}results {2}by/,
    ],
  ];
  for (const [fault, write, args, message] of rest) {
    const { code, isNamed, seen } = await promoteWith(write, { shop, builds, args, message });
    rows.push(['results', fault, 'promoted', seen, code === 0 && isNamed]);
    await runCommand(['rollback', SMALLEST], shop);
  }
  return rows;
}
