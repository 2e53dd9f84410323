import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const manifest = z
  .object({
    packageManager: z.string(),
    engines: z.object({ node: z.string() }),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

/** Names of the npm commands in a text. */
const npmCommands = (text: string): string[] =>
  [...text.matchAll(/npm (?:run )?([\w:]+)/g)].flatMap(([, name]) => name ?? []);

const stepOf = z.object({ run: z.string().optional() });
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(stepOf) })) });

test('package.json pins the version of the package manager, and `npm start` uses it', () => {
  expect(manifest.packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
  expect(read('tools/start/install.mjs')).not.toMatch(/pnpm@\d/);
});

test('.node-version is the oldest Node that package.json allows', () => {
  const [major = '', minor = ''] = read('.node-version').trim().split('.');
  expect(manifest.engines.node).toBe(`>=${major}.${minor}`);
});

test('CI of both platforms runs npm test, and only existing commands', () => {
  const { jobs } = workflow.parse(parse(read('.github/workflows/ci.yml')));
  const github = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const { test: job } = z
    .object({ test: z.object({ script: z.array(z.string()) }) })
    .parse(parse(read('.gitlab-ci.yml')));
  expect(github).toContain('npm test');
  expect(job.script).toContain('npm test');
  const commands = npmCommands(`${read('.github/workflows/ci.yml')}${read('.gitlab-ci.yml')}`);
  expect(commands.filter((name) => !manifest.scripts[name])).toEqual([]);
});

test('Renovate groups only packages of the workspace', () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).optional() })),
    })
    .parse(JSON.parse(read('renovate.json')));
  const catalog = z
    .object({ catalog: z.record(z.string(), z.string()) })
    .parse(parse(read('pnpm-workspace.yaml'))).catalog;
  const named = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames ?? []);
  const isKnown = (name: string) =>
    name === 'node' ||
    Object.keys(catalog).some((known) => known.startsWith(name.replace(/\{.*$/, '')));
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

test.each(['CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md', 'LICENSE', 'NOTICE.md'])(
  '%s exists and has content',
  (name) => {
    expect(read(name).length).toBeGreaterThan(300);
  },
);

test('the changelog has dated versions, newest first', () => {
  const dates = [...read('CHANGELOG.md').matchAll(/^## \[\d+\.\d+\.\d+\] - (\S+)$/gm)].map(
    ([, date]) => date,
  );
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual([...dates].sort().reverse());
});
