import fs from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

/** Settings of the checkout that tools read. */
const SETTINGS = [
  '.dependency-cruiser.cjs',
  '.npmrc',
  'biome.jsonc',
  'jest.config.cjs',
  'knip.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** What builds, tests, checks and releases one remote. */
const TOOLS = [
  'build',
  'dev',
  'e2e',
  'fonts',
  'jest',
  'journeys',
  'lib',
  'lint',
  'new',
  'order-test',
  'pay-test',
  'release',
  'start',
  'state',
  'verify',
  'webpack',
];

/** The api as it is deployed: packages, SQL and media beside its build. */
const API = [
  'package.json',
  'migrations',
  'films',
  'openapi',
  'src/pricing/pricing.sql',
  'src/modules/catalogue/goods/goods-card.sql',
  'dist/server.cjs',
  'dist/sample.cjs',
  'dist/sandbox.cjs',
];

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'README.md']);
/** Tests of what the kit has; they ran before it was packed. */
const isTest = (name) => /\.test\.tsx?$|^(import|lint)-breaches\.ts$/.test(name);

/** The files of a folder, or the file, as paths below the checkout. */
function filesAt(name) {
  const place = path.join(root, name);
  if (!fs.statSync(place).isDirectory()) return [name];
  return fs
    .readdirSync(place)
    .filter((entry) => !SKIPPED.has(entry) && !isTest(entry))
    .flatMap((entry) => filesAt(`${name}/${entry}`));
}

/** Every file of the checkout that stands unchanged in the kit: none of the shell's or a remote's. */
export const kitFiles = () =>
  [
    ...SETTINGS,
    'shared/package.json',
    'shared/src',
    'tools/package.json',
    ...TOOLS.map((folder) => `tools/${folder}`),
    ...API.map((name) => `api/${name}`),
  ].flatMap(filesAt);

/** Documents for teams. They are in `kit/docs`, so that a team can use `docs` itself. */
const DOCS = [
  'architecture.md',
  'debugging.md',
  'first-page.md',
  'glossary.md',
  'page-authors.md',
  'releasing.md',
  'team-checkout.md',
  'decisions',
];

/** Files with another path in the kit: [path in the checkout, path in the kit]. */
export const kitDocuments = () => [
  ['tools/kit/kit.md', 'kit/README.md'],
  ...DOCS.flatMap((name) => filesAt(`docs/${name}`)).map((file) => [file, `kit/${file}`]),
];

/** Commands of package.json whose tool is in the kit. */
export function kitPackage() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const has = (command) => TOOLS.some((folder) => command.startsWith(`node tools/${folder}/`));
  const scripts = Object.entries(manifest.scripts).filter(
    ([name, command]) => name !== 'start' && has(command),
  );
  return { ...manifest, scripts: { test: 'jest', ...Object.fromEntries(scripts) } };
}

/** A team's repository has its own folder and kit.cjs; the kit is unpacked beside them. */
export const kitIgnored = (files) =>
  [
    ...[...new Set(files.map((file) => file.split('/')[0]))].map((entry) => `/${entry}`),
    '/.gitignore',
    '/.kit.json',
    'node_modules/',
    'dist/',
    '.cache/',
    '.data/',
    '.releases/',
    'test-results/',
  ].join('\n');
