import { spawn } from 'node:child_process';
import { root } from '../webpack/apps.mjs';
import { lineWriter } from './line-writer.mjs';

/**
 * Runs a command until it exits.
 * @param options.quiet captures the output without printing it
 * @param options.name  prefix of each line, for commands that run in parallel
 * @returns exit code and output
 */
export function run(
  command,
  args,
  { quiet = false, name = '', env = {}, cwd = root, input = 'ignore' } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input, 'pipe', 'pipe'],
    });
    const screen = name ? lineWriter(name) : process.stdout;
    let output = '';
    const keep = (text) => {
      output += text;
      if (!quiet) screen.write(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Path of a package's executable. */
export const bin = (name, folder = root) => `${folder}/node_modules/.bin/${name}`;
