// npm run drill [-- --runs 100000]: the money rules over many random orders. Takes minutes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '100000' } } });

const { status } = spawnSync(
  'npx',
  ['jest', 'api/src/pricing/benefit.property.test.ts', '--selectProjects', 'api'],
  { stdio: 'inherit', env: { ...process.env, PROPERTY_RUNS: values.runs } },
);
process.exitCode = status ?? 1;
