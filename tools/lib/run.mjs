import { spawn } from 'node:child_process';
import { root } from '../webpack/apps.mjs';
import { lineWriter } from './line-writer.mjs';

/**
 * Runs a command to its end. Answers its exit code and output.
 * @param options.quiet its output is only kept; otherwise it is passed through, too
 * @param options.name  stands before each line: for commands that run beside others
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

/** A program of one of our packages, by the name npm knows it by. */
export const bin = (name, folder = root) => `${folder}/node_modules/.bin/${name}`;
