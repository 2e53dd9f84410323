// npm run release -- publish goods: releases one app; the command line itself is part of the shell's build.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { install } from '../start/install.mjs';
import { root } from '../webpack/apps.mjs';

const COMMAND_LINE = path.join(root, 'shell/dist/server/release.cjs');

const args = process.argv.slice(2);
const [command, app] = args.filter((arg) => !arg.startsWith('--'));
const isJson = args.includes('--json');

/** Builds one app, and says which build it is. */
async function buildApp(name) {
  const { build } = await import('../build/build.mjs');
  const { apps } = await import('../webpack/apps.mjs');
  const folders = {
    ...Object.fromEntries(Object.entries(apps).map(([app, { folder }]) => [app, folder])),
    api: 'api',
  };
  if (!Object.hasOwn(folders, name ?? '')) {
    console.error(`Name an app to build: ${Object.keys(folders).join(', ')}.`);
    return 2;
  }
  let outcome = 'built';
  const noteKept = (_, what) => {
    if (what === 'kept') outcome = 'unchanged';
  };
  await build({ only: [name], onProgress: noteKept });
  const file = path.join(root, folders[name], 'dist/release.json');
  const { buildId } = JSON.parse(fs.readFileSync(file, 'utf8'));
  console.log(
    isJson
      ? JSON.stringify({ app: name, build: buildId, outcome }, null, 2)
      : `${name} ${buildId} ${outcome}`,
  );
  return 0;
}

async function main() {
  await install();
  if (command === 'build') return buildApp(app);
  if (!fs.existsSync(COMMAND_LINE)) {
    const { build } = await import('../build/build.mjs');
    await build({ only: ['shell'] });
  }
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], { stdio: 'inherit' });
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
