// npm run pack [-- <folder>]: builds the shop, and writes what runs into one folder (.pack), with the packages for
// machines of this platform and the commands for operators. Starting it needs only Node.
// -- <folder> --try: starts the shop from it, uses its commands, and fails when the folder is too large.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../start/install.mjs';
import { root } from '../webpack/apps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { try: { type: 'boolean', default: false } },
});
const target = path.resolve(
  process.env.INIT_CWD ?? root,
  positionals[0] ?? path.join(root, '.pack'),
);

/** Empties the target folder. Refuses a folder that is not a pack, because its files may still be needed. */
function emptyTarget() {
  const isPack = fs.existsSync(path.join(target, 'gateway/dist/gateway.cjs'));
  if (fs.existsSync(target) && !isPack && fs.readdirSync(target).length > 0)
    throw new Error(`${target} is not empty, and no pack. Name another folder.`);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
}

try {
  await install();
  emptyTarget();
  const { build } = await import('../build/build.mjs');
  const { bytesBelow, writePack } = await import('./contents.mjs');
  await build();
  await writePack(target);
  console.log(`${target}: ${(bytesBelow(target) / 1e6).toFixed(1)} MB`);
  if (values.try) {
    const { tryPack } = await import('./try-pack.mjs');
    console.log(await tryPack(target));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
