import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allowedCode, lintBreaches, supportFiles } from './lint-breaches';

const root = path.resolve(__dirname, '../..');
const CONFIG = 'biome.jsonc';

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}

interface BiomeConfig {
  plugins: (string | { path: string })[];
  linter: { rules: Record<string, string | Record<string, unknown>> };
}

/** Removes the comments of biome.jsonc, which are on separate lines. */
const config: BiomeConfig = JSON.parse(
  fs.readFileSync(path.join(root, CONFIG), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
);
const plugins = config.plugins.map((plugin) => (typeof plugin === 'string' ? plugin : plugin.path));

/** The message of a plugin, which identifies it because findings do not name the plugin. */
const messageOf = (plugin: string): string =>
  /message\s*=\s*"([^"]+)"/.exec(fs.readFileSync(path.join(root, plugin), 'utf8'))?.[1] ?? '';
const messages = new Map(
  plugins.map((plugin) => [path.basename(plugin, '.grit'), messageOf(plugin)]),
);

let folder: string;
let found: Diagnostic[];

const write = (file: string, text: string): void => {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};

/**
 * Runs the linter with the real configuration over the test files. It exits with a code other than
 * 0.
 */
const lint = (): Promise<Diagnostic[]> =>
  new Promise((resolve, reject) => {
    execFile(
      path.join(root, 'node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (_, stdout, stderr) => {
        if (!stdout) return reject(new Error(stderr));
        return resolve(JSON.parse(stdout).diagnostics);
      },
    );
  });

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-rules-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  for (const file of [CONFIG, '.gitignore', ...plugins])
    write(file, fs.readFileSync(path.join(root, file), 'utf8'));
  for (const [file, code] of Object.entries(supportFiles)) write(file, code);
  for (const { file, code } of [...lintBreaches, ...allowedCode]) write(file, code);
  found = await lint();
}, 120_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const isFinding = ({ category, message }: Diagnostic, rule: string): boolean =>
  messages.has(rule) ? message === messages.get(rule) : category === `lint/${rule}`;

test.each(lintBreaches)('finds $rule in $file', ({ rule, file }) => {
  const ofFile = found.filter(({ location }) => location.path === file);
  expect(ofFile.some((diagnostic) => isFinding(diagnostic, rule))).toBe(true);
});

test.each(allowedCode)('finds nothing in $file', ({ file }) => {
  expect(found.filter(({ location }) => location.path === file)).toEqual([]);
});

test('has a violation for every rule and plugin of the configuration', () => {
  const named = Object.entries(config.linter.rules).flatMap(([group, rules]) =>
    typeof rules === 'string'
      ? []
      : Object.entries(rules)
          .filter(([, level]) => level !== 'off')
          .map(([rule]) => `${group}/${rule}`),
  );
  const planted = lintBreaches.map(({ rule }) => rule);
  expect(planted).toEqual(expect.arrayContaining([...named, ...messages.keys()]));
});
