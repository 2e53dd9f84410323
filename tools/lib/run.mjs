import { spawn } from 'node:child_process';
import { root } from '../webpack/apps.mjs';

/** Runs a command to its end, its output passed through or kept. Answers its exit code and output. */
export function run(command, args, { quiet = false, env = {}, cwd = root, input = 'ignore' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input, 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text) => {
      output += text;
      if (!quiet) process.stdout.write(text);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** A program of one of our packages, by the name npm knows it by. */
export const bin = (name, folder = root) => `${folder}/node_modules/.bin/${name}`;
