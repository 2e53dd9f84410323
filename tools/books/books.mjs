// npm run books: compares ledger, stock, payments, orders, parcels and claims, and names each mismatch.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../start/install.mjs';

const api = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../api');

await install();
const child = spawn(process.execPath, ['--import', 'tsx', 'src/check-books/main.ts'], {
  cwd: api,
  stdio: 'inherit',
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
