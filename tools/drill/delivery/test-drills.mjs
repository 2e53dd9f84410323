import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../webpack/apps.mjs';

/** Tests that serve as drills, by topic. */
const parts = {
  team: ['tools/kit', 'releases/src/cli/kit.test.ts', 'tools/build/whole-build.test.ts'],
  rollback: ['releases/src/cli/releaser.test.ts', 'releases/src/cli/trouble.test.ts'],
  register: [
    'releases/src/register',
    'releases/src/cli/waiting.test.ts',
    'gateway/src/builds/register-trouble.test.ts',
  ],
  canary: [
    'releases/src/statistics/judge-canary.test.ts',
    'gateway/src/status/canary-end.test.ts',
    'gateway/src/status/shared-counts.test.ts',
    'gateway/src/builds/shell-release.test.ts',
  ],
  gate: [
    'gateway/src/render/gate-renders.test.ts',
    'gateway/src/render/gate-opens.test.ts',
    'releases/src/cli/page-files.test.ts',
    'releases/src/cli/exports.test.ts',
  ],
  skew: ['gateway/src/builds/live-releases.test.ts', 'releases/src/cli/contracts.test.ts'],
  'stored data': ['shared/src/app/storage'],
  gateway: ['tools/drill/supervisor.test.ts'],
};

const partOf = (file) =>
  Object.keys(parts).find((part) => parts[part].some((one) => file.startsWith(one)));

/** Runs the tests. @returns rows: part, fault, expected, seen, whether it passed */
export function drillTests({ folder }) {
  const report = path.join(folder, 'jest.json');
  const files = Object.values(parts).flat();
  const args = [...files, '--selectProjects', 'node', 'dom', '--maxWorkers=1', '--json'];
  spawnSync('npx', ['jest', ...args, '--outputFile', report], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DRILL: 'on' },
  });
  if (!fs.existsSync(report)) return [['tests', 'all', 'they run', 'no report', false]];
  return JSON.parse(fs.readFileSync(report, 'utf8')).testResults.flatMap(
    ({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => [
        partOf(path.relative(root, name)),
        [...ancestorTitles, title].join(': ').replaceAll('|', '/').slice(0, 140),
        'passed',
        status,
        status === 'passed',
      ]),
  );
}
