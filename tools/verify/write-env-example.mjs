import fs from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';
import { envExample } from './env-example.mjs';

const operations = fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
fs.writeFileSync(path.join(root, '.env.example'), envExample(operations));
