import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from '../build/build.mjs';
import { root } from '../webpack/apps.mjs';

const runFile = promisify(execFile);

/** The oldest version that package.json allows (`.node-version`), and the newer LTS lines. */
const versions = () => [
  fs.readFileSync(path.join(root, '.node-version'), 'utf8').trim(),
  '22',
  '24',
];

/** The npm package with the Node binary of this platform. */
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

async function fetchNode(version, folder) {
  const prefix = path.join(folder, version);
  fs.mkdirSync(prefix);
  await runFile('npm', [
    ...['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'],
    ...['--engine-strict=false', `${packageName}@${version}`],
  ]);
  return path.join(prefix, 'node_modules', packageName, 'bin/node');
}

/** The lines of an uncaught error from its name to its stack, in one line. */
function messageOf(output) {
  const lines = output.trim().split('\n');
  const first = Math.max(
    0,
    lines.findIndex((line) => /Error\b/.test(line)),
  );
  const end = lines.findIndex((line, at) => at > first && /^\s+at /.test(line));
  return lines.slice(first, end < 0 ? first + 3 : end).join(' ');
}

/** Starts the shop with one version of Node, opens pages and buys. @returns a row of the table */
async function tryVersion(version, folder) {
  const startedMs = performance.now();
  const row = (figures, result, words) => [
    `the shop starts, renders and sells with Node ${version}`,
    figures,
    result,
    ((performance.now() - startedMs) / 1_000).toFixed(1),
    words,
  ];
  try {
    const node = await fetchNode(version, folder);
    const { stdout } = await runFile(node, [path.join(root, 'tools/drill/smoke.mjs')]);
    const { node: exact, startMs, pages } = JSON.parse(stdout.trim().split('\n').at(-1));
    const figures = `${exact}: starts in ${startMs} ms, ${pages} pages, an order paid`;
    return row(figures, 'holds', 'node-versions');
  } catch (error) {
    return row(messageOf(error.stderr || error.message), 'FAILS', 'node-versions');
  }
}

/** Tries the built shop with each supported version of Node. @returns rows of the table */
export async function tryNodeVersions() {
  await build();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'node-versions-'));
  const rows = [];
  try {
    for (const version of versions()) rows.push(await tryVersion(version, folder));
    return rows;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
