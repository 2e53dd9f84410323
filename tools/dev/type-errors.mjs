import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { bin } from '../lib/run.mjs';
import { say } from '../start/say.mjs';
import { appFolder, root } from '../webpack/apps.mjs';

/** Writes a tsconfig.json for one app and the declarations of shared that it uses. @returns the folder of the file */
function writeSettings(name, folder) {
  const settings = path.join(root, '.cache/dev/types', name);
  fs.mkdirSync(settings, { recursive: true });
  const include = ['shared/src/**/*.d.ts', 'tools/jest/dom-setup.ts'].map((file) =>
    path.join(root, file),
  );
  const text = JSON.stringify({
    extends: path.join(root, 'tsconfig.json'),
    include: [`${folder}/**/*`, ...include],
    exclude: ['**/node_modules', '**/dist'],
  });
  fs.writeFileSync(path.join(settings, 'tsconfig.json'), text);
  return settings;
}

/** Whether a file below the folder was saved after this time (epoch ms). */
const hasNewerFile = (folder, timeMs) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .some(
      (entry) =>
        entry.isFile() && fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs > timeMs,
    );

/** @returns the compiler's process, which leads a group of its own, because `tsc` starts it as a child process */
function startCompiler(settings) {
  const args = [
    '-p',
    settings,
    '--noEmit',
    '--watch',
    '--preserveWatchOutput',
    '--pretty',
    'false',
  ];
  return spawn(bin('tsc'), args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Checks the types of an app after each edit, because the builds do not check types.
 * @param onChange called with undefined when a check begins, and with its errors when it ends
 * @returns a function that stops the checks
 */
function watchTypes({ name, folder = appFolder(name), onChange }) {
  const settings = writeSettings(name, folder);
  let compiler;
  const stop = () => {
    if (compiler.exitCode === null) process.kill(-compiler.pid, 'SIGTERM');
  };
  const start = () => {
    const startedAtMs = Date.now();
    compiler = startCompiler(settings);
    let isFirstCheck = true;
    let errors = [];
    const end = () => {
      // The compiler watches files from the end of its first check on, so it misses earlier edits.
      if (isFirstCheck && hasNewerFile(path.join(folder, 'src'), startedAtMs)) {
        stop();
        start();
        return;
      }
      isFirstCheck = false;
      onChange(errors);
    };
    readline.createInterface({ input: compiler.stdout }).on('line', (line) => {
      if (/: error TS\d+: /.test(line)) errors.push(line);
      else if (/^\s+\S/.test(line) && errors.length > 0) errors[errors.length - 1] += `\n${line}`;
      else if (line.includes('Starting')) {
        errors = [];
        onChange(undefined);
      } else if (/Found \d+ errors?\./.test(line)) end();
    });
  };
  start();
  return stop;
}

/** Creates a function that prints errors, and prints once when no error is left. */
function createReport() {
  let wasWrong = false;
  return (errors) => {
    if (errors === undefined) return;
    if (errors.length > 0) say(`\n✗ types\n${errors.join('\n')}\n`);
    else if (wasWrong) say('✓ types');
    wasWrong = errors.length > 0;
  };
}

/** Prints type errors while an app is developed. @returns a function that stops the checks */
export const printTypeErrors = (name) => watchTypes({ name, onChange: createReport() });

/**
 * Prints type errors, and shows them on the pages of a remote that runs alone. The pages keep working.
 * @param server the dev server of the remote (`hot-server.mjs`)
 * @returns a function that stops the checks
 */
export function showTypeErrors(server, { name, folder }) {
  const report = createReport();
  let shown = [];
  const send = (clients) => {
    if (shown.length > 0) server.sendMessage(clients, 'errors', shown);
  };
  const clients = () => server.webSocketServer.clients;
  // A successful build and a new page remove the errors, so they are sent again.
  server.compiler.hooks.done.tap('types', () => setImmediate(() => send(clients())));
  server.webSocketServer.implementation.on('connection', (client) => send([client]));
  return watchTypes({
    name,
    folder,
    onChange: (errors) => {
      report(errors);
      if (errors?.length === 0 && shown.length > 0) server.sendMessage(clients(), 'still-ok');
      shown = errors ?? [];
      send(clients());
    },
  });
}
