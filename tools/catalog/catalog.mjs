// npm run catalog -- import <file.csv> [--images <folder>]; without arguments it lists the options
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../start/install.mjs';

const api = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../api');

await install();
const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'src/catalog-import/main.ts', ...process.argv.slice(2)],
  { cwd: api, stdio: 'inherit' },
);
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
