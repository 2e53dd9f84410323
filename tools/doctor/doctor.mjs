// npm run doctor: what is wrong with this machine and checkout. Imports only Node modules, because
// it also runs before the install.
import { parseArgs } from 'node:util';
import { checkBuilds, checkInstall } from './checkout-checks.mjs';
import { checkDataFolder } from './data-check.mjs';
import { problem } from './finding.mjs';
import {
  checkBrowser,
  checkDisk,
  checkMemory,
  checkNodeVersion,
  checkTestDatabase,
} from './machine-checks.mjs';
import { checkShopPort } from './port-check.mjs';
import { checkRegister } from './register-check.mjs';

const USAGE = `Usage: npm run doctor [-- --json]

Checks this machine and checkout. Each problem has one command that mends it; mend them from the
top, because later ones may go with an earlier one.

PORT, DATA_DIR, DATABASE_URL, RELEASES_DIR, CHROMIUM and PG_BIN count as they do for npm start and
npm test. Exit codes: 0 nothing is wrong, 1 problems, 2 wrong usage.`;

const checks = [
  ['Node', checkNodeVersion],
  ['packages', checkInstall],
  ['disk', checkDisk],
  ['memory', checkMemory],
  ['port', checkShopPort],
  ['data folder', checkDataFolder],
  ['builds', checkBuilds],
  ['releases', checkRegister],
  ['browser', checkBrowser],
  ['PostgreSQL', checkTestDatabase],
];

async function runCheck([name, check]) {
  try {
    return { name, ...(await check()) };
  } catch (error) {
    // A check that fails to run is reported as a problem with its error message.
    return { name, ...problem(`Not checked: ${error.message}`, 'git status') };
  }
}

const lineOf = ({ name, isOk, text, fix }) =>
  `${isOk ? '✓' : '✗'} ${name.padEnd(12)}${text}${fix ? `\n    ${fix}` : ''}`;

async function main() {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  const results = [];
  for (const check of checks) results.push(await runCheck(check));
  const problems = results.filter(({ isOk }) => !isOk).length;
  process.exitCode = problems > 0 ? 1 : 0;
  if (values.json)
    return console.log(JSON.stringify({ isOk: problems === 0, checks: results }, null, 2));
  console.log(results.map(lineOf).join('\n'));
  console.log(problems === 0 ? '\nNothing is wrong.' : `\nProblems: ${problems}.`);
}

main().catch((error) => {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
});
