// npm run release -- publish goods: releases one app.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { install } from '../start/install.mjs';
import { apps, isWholeShop, root } from '../webpack/apps.mjs';
import { changedKitFiles } from './changed-kit.mjs';
import { commandLine, commandLineEnv } from './release-builds.mjs';

const args = process.argv.slice(2);
const [command, app] = args.filter((arg) => !arg.startsWith('--'));
const isJson = args.includes('--json');

const ofWholeShop = isWholeShop ? { api: 'api', kit: 'tools/kit' } : {};
/** What can be built in this checkout, with its folders. */
const folders = {
  ...Object.fromEntries(Object.entries(apps).map(([name, { folder }]) => [name, folder])),
  ...ofWholeShop,
};

async function compile(name, onProgress) {
  if (name === 'kit') {
    const { buildKit } = await import('../kit/build-kit.mjs');
    return buildKit();
  }
  const { build } = await import('../build/build.mjs');
  return build({ only: [name], onProgress });
}

const outcomes = {
  built: 'built',
  unchanged: 'unchanged: it was built from these sources before, for example by npm run verify',
};

/** Builds one app, and says which build it is. */
async function buildApp(name) {
  if (!Object.hasOwn(folders, name ?? '')) {
    console.error(`Name an app to build: ${Object.keys(folders).join(', ')}.`);
    return 2;
  }
  const changed = changedKitFiles(root);
  if (changed.length > 0) {
    console.error(`Changed in the kit: ${changed.join(', ')}. Unpack it again: node kit.cjs`);
    return 1;
  }
  let outcome = 'built';
  const noteKept = (_, what) => {
    if (what === 'kept') outcome = 'unchanged';
  };
  if (!isJson) console.error(`Building ${name}.`);
  await compile(name, noteKept);
  const file = path.join(root, folders[name], 'dist/release.json');
  const { buildId } = JSON.parse(fs.readFileSync(file, 'utf8'));
  console.log(
    isJson
      ? JSON.stringify({ app: name, build: buildId, outcome }, null, 2)
      : `${name} ${buildId} ${outcomes[outcome]}`,
  );
  return 0;
}

async function main() {
  await install();
  if (command === 'build') return buildApp(app);
  if (!fs.existsSync(commandLine)) {
    const { build } = await import('../build/build.mjs');
    console.error('Building the command line of releases.');
    await build({ only: ['releases'] });
  }
  const child = spawn(process.execPath, [commandLine, ...args], {
    stdio: 'inherit',
    env: commandLineEnv(),
  });
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 3 : 0))),
  );
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error.message);
    process.exitCode = 3;
  },
);
