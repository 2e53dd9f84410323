/**
 * npm run openapi-examples [-- <files of tests>]: runs tests of the api, and writes what they sent and received as
 * examples of the OpenAPI document (`api/openapi`). Calls that the tests do not make keep their examples.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pickExamples } from './pick-examples.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'api/openapi');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

function runTests(recordFolder, files) {
  const { status } = spawnSync(bin('jest'), [...files, '--selectProjects', 'api', '-w', '1'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RECORD_CALLS: recordFolder },
  });
  if (status !== 0) throw new Error('The tests failed, so nothing was written.');
}

const readLines = (recordFolder) =>
  fs
    .readdirSync(recordFolder)
    .flatMap((name) => fs.readFileSync(path.join(recordFolder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line));

/** The example with the failures that earlier runs recorded. */
function withFailures(example, old) {
  const failures = { ...old?.failures, ...example.failures };
  return Object.keys(failures).length > 0 ? { ...example, failures } : example;
}

/** Replaces the examples of the recorded calls, in one file for each area. */
function write(areas) {
  fs.mkdirSync(folder, { recursive: true });
  const files = Object.entries(areas).map(([area, examples]) => {
    const file = path.join(folder, `${area}.json`);
    const old = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
    const own = Object.entries(examples).map(([id, example]) => [
      id,
      withFailures(example, old[id]),
    ]);
    const all = Object.entries({ ...old, ...Object.fromEntries(own) }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(all)));
    return file;
  });
  execFileSync(bin('biome'), ['format', '--write', ...files], { cwd: root, stdio: 'inherit' });
}

const recordFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-examples-'));
try {
  const files = process.argv.slice(2);
  runTests(recordFolder, files.length > 0 ? files : ['api/src/modules', 'api/sandbox']);
  write(pickExamples(readLines(recordFolder)));
} finally {
  fs.rmSync(recordFolder, { recursive: true, force: true });
}
