import fs from 'node:fs';
import path from 'node:path';
import { bin, run } from '../lib/run.mjs';

function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Lines break by the length of names, so the formatter has the last word. */
async function format(rootDir, files) {
  const args = ['check', '--write', '--no-errors-on-unmatched', ...files];
  const { code, output } = await run(bin('biome'), args, { quiet: true, cwd: rootDir });
  if (code !== 0) throw new Error(output.trim());
}

/**
 * Writes all files of a plan, or none of them.
 * @param plan.created text by path; plan.edited the new text of files that exist
 * @param plan.folder that is new as a whole
 */
export async function applyChanges({ rootDir, folder, created, edited }) {
  const at = (file) => path.join(rootDir, file);
  const before = [...edited.keys()].map((file) => [file, fs.readFileSync(at(file), 'utf8')]);
  try {
    for (const [file, text] of [...created, ...edited]) write(at(file), text);
    await format(rootDir, [...created.keys(), ...edited.keys()]);
  } catch (error) {
    for (const file of created.keys()) fs.rmSync(at(file), { force: true });
    if (folder) fs.rmSync(at(folder), { recursive: true, force: true });
    for (const [file, text] of before) fs.writeFileSync(at(file), text);
    throw error;
  }
}
