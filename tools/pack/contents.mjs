import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { apps, root } from '../webpack/apps.mjs';
import { copyPackages, placePackages } from './packages.mjs';

const esbuild = createRequire(import.meta.url)('esbuild');

/** Rooms whose processes load npm packages at run time. Builds of the apps contain their packages. */
const servers = ['api', 'gateway', 'releases'];

/** Files that the processes read in addition to the builds. */
const files = [
  ...['api/migrations', 'api/films', 'api/openapi', 'gateway/icons', 'shared/dist/fonts'],
  ...['api/src/pricing/pricing.sql', 'api/src/modules/catalogue/goods/goods-card.sql'],
];

/** Commands for operators by name, and their source folders. In a checkout they run from sources. */
const commands = { catalog: 'catalog-import', books: 'check-books' };

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const isNoMap = (file) => !file.endsWith('.map');

function copy(target, name) {
  fs.cpSync(path.join(root, name), path.join(target, name), { recursive: true, filter: isNoMap });
}

/** Bundles each command into one file in `api/dist`. npm packages stay external, as in the build of the api. */
async function bundleCommands(target) {
  const { dependencies } = readJson(path.join(root, 'api/package.json'));
  const external = Object.keys(dependencies).filter((name) => !name.startsWith('@shop/'));
  for (const [name, folder] of Object.entries(commands))
    await esbuild.build({
      entryPoints: [path.join(root, 'api/src', folder, 'main.ts')],
      outfile: path.join(target, 'api/dist', `${name}.cjs`),
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'warning',
      external,
    });
}

/** Writes package.json files: the api finds its folder by the name in it, and the root has the commands. */
function writeManifests(target) {
  const write = (name, manifest) =>
    fs.writeFileSync(path.join(target, name), `${JSON.stringify(manifest, null, 2)}\n`);
  const { engines, license } = readJson(path.join(root, 'package.json'));
  const api = readJson(path.join(root, 'api/package.json'));
  write('api/package.json', { name: api.name, version: api.version, private: true });
  write('package.json', {
    name: 'shop',
    version: api.version,
    private: true,
    license,
    engines,
    scripts: {
      api: 'node api/dist/server.cjs',
      gateway: 'node gateway/dist/gateway.cjs',
      release: 'node releases/dist/release.cjs',
      ...Object.fromEntries(
        Object.keys(commands).map((name) => [name, `node api/dist/${name}.cjs`]),
      ),
    },
  });
}

/**
 * Writes the files that run the shop into an empty folder, without sources and build tools.
 * @param target absolute path. The builds of the checkout must exist.
 */
export async function writePack(target) {
  const folders = [...servers, ...Object.values(apps).map(({ folder }) => folder)];
  for (const folder of folders) copy(target, `${folder}/dist`);
  for (const name of files) copy(target, name);
  await bundleCommands(target);
  writeManifests(target);
  copyPackages(placePackages(servers.map((name) => path.join(root, name))), target);
}

/** Bytes of all files below a folder. */
export function bytesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
