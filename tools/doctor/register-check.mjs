import fs from 'node:fs';
import path from 'node:path';
import { registerFolder } from '../release/release-builds.mjs';
import { problemOfBuild } from './build-problems.mjs';
import { ok, problem } from './finding.mjs';

const REVISION = /^\d{8}\.json$/;

const namesIn = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

function readRevision(file) {
  try {
    const { apps } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Object.entries(apps);
  } catch {
    return undefined;
  }
}

const isUsed = ({ stable, canary }, id) => id === stable || id === canary?.build;

const damagedBuilds = (folder, apps) =>
  apps.flatMap(([name, app]) =>
    Object.entries(app.builds)
      .map(([id, build]) => ({
        name,
        app,
        id,
        what: problemOfBuild(path.join(folder, build.path), build.integrity),
      }))
      .filter(({ what }) => what),
  );

/** Removes a build that no visitor gets, and of the builds for a rollback only the older ones with it. */
function removalOf({ app, id }) {
  const place = app.earlier.indexOf(id);
  return `npm run release -- prune --days 0 --keep ${place < 0 ? 10 : place}`;
}

/** A rollback to a sound build where there is one; else the register is made anew from the checkout. */
function fixOf(build, damaged, folder) {
  const { name, app, id } = build;
  if (!isUsed(app, id)) return removalOf(build);
  if (app.canary?.build === id) return `npm run release -- rollback ${name}`;
  const isDamaged = (other) => damaged.some((one) => one.name === name && one.id === other);
  const sound = app.earlier.find((other) => !isDamaged(other));
  return sound ? `npm run release -- rollback ${name} ${sound}` : `rm -r "${folder}" && npm start`;
}

/** Whether the latest revision of the release register can be read, and each build is as registered. */
export function checkRegister() {
  const folder = registerFolder();
  const revisions = path.join(folder, 'register');
  const latest = namesIn(revisions)
    .filter((name) => REVISION.test(name))
    .sort()
    .at(-1);
  if (!latest) return ok('Nothing is released yet; npm start does it.');
  const file = path.join(revisions, latest);
  const apps = readRevision(file);
  // Gateways cannot read it either, and use the revision before.
  if (!apps) return problem(`${file} is half-written.`, `rm "${file}"`);
  const damaged = damagedBuilds(folder, apps);
  // The build that visitors get comes first: its fix is the urgent one.
  const [first, ...others] = damaged.sort(
    (a, b) => Number(isUsed(b.app, b.id)) - Number(isUsed(a.app, a.id)),
  );
  if (!first) return ok(`Revision ${Number.parseInt(latest, 10)}; all builds have their hashes.`);
  const more = others.length > 0 ? ` Damaged as well: ${others.length}.` : '';
  return problem(
    `Build ${first.id} of ${first.name} ${first.what}.${more}`,
    fixOf(first, damaged, folder),
  );
}
