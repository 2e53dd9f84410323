import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeStamp } from '../../build/stamp.mjs';
import { writeOtherBuild } from '../../e2e/other-build.mjs';
import { commandLine, commandLineEnv } from '../../release/release-builds.mjs';
import { apps } from '../../webpack/apps.mjs';

/** The remote with the smallest build. */
export const SMALLEST = 'cs';

/** Options to release a build of a drill, which has no results of checks. */
export const WITHOUT_PROOF = ['--without-proof', 'a drill'];

/**
 * Runs a command of `npm run release`.
 * @param where.hasBrowser whether the gate opens pages in a browser; it takes some seconds
 * @returns its exit code and output
 */
export const runCommand = (args, { checkout, releasesDir, hasBrowser = false }) =>
  new Promise((resolve) => {
    const common = hasBrowser ? commandLineEnv() : process.env;
    const env = { ...common, SHOP_ROOT: checkout, RELEASES_DIR: releasesDir };
    execFile(process.execPath, [commandLine, ...args], { env }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 3) : 0, output: `${out}${errors}`.trim() }),
    );
  });

/** Adds code to the server build of an app. */
const withServerCode = (code) => (text, file) =>
  code && /^(routes|shell)\.cjs$/.test(file) ? `${text}\n;${code}` : text;

/**
 * Makes a build of an app in a new checkout.
 * @param change.app absent: the smallest remote; server: code added at the end of its server build; client: changes the text of
 *   each of its scripts in the browser; files: texts added to the first file with this ending; json: changes the parsed `release.json` or `contract.json`; after: called with the folder after the hashes are written
 */
export function writeBuild(
  folder,
  id,
  { app = SMALLEST, server, client = (text) => text, files = {}, json = {}, after } = {},
) {
  const checkout = path.join(folder, `checkout-${id}`);
  const dist = path.join(checkout, `${apps[app].folder}/dist`);
  const isEdited = new Set();
  writeOtherBuild(app, dist, id, {
    edit: (text, file) => {
      const ending = path.extname(file);
      const edited = ending === '.js' ? client(text, file) : withServerCode(server)(text, file);
      if (!files[ending] || isEdited.has(ending)) return edited;
      isEdited.add(ending);
      return `${edited}\n${files[ending]}`;
    },
  });
  for (const [file, change] of Object.entries(json))
    for (const place of [file, `server/${file}`].map((name) => path.join(dist, name))) {
      if (!fs.existsSync(place)) continue;
      const value = JSON.parse(fs.readFileSync(place, 'utf8'));
      change(value);
      fs.writeFileSync(place, JSON.stringify(value));
    }
  writeStamp(dist, id);
  after?.(dist);
  return checkout;
}
