import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = path.resolve(__dirname, '../..');
/** Of the running shop; the same default as that of `npm start`. */
const releasesDir = process.env.RELEASES_DIR ?? path.join(root, '.releases');

interface BuiltRelease {
  buildId: string;
  publicPath: string;
  files: Record<string, string>;
  prefixes: string[];
}

interface OtherBuild {
  /** Changes the text of a file. */
  edit: (text: string) => string;
  /** Paths that it declares beside those of the build in the checkout. */
  prefixes?: readonly string[];
  /** Makes it the build of a remote of this name, which declares `prefixes` only. */
  as?: string;
}

const containerOf = (name: string) => `__mfe_${name.replaceAll('-', '_')}`;

const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const isText = (file: string) => /\.(js|cjs|css)$/.test(file);

/**
 * Makes another build of a remote out of the one in the checkout, faster than webpack does: other
 * texts, another id, and hashes that fit.
 * @param to the new build's folder
 */
function writeOtherBuild(
  name: string,
  to: string,
  buildId: string,
  { edit, prefixes = [], as = name }: OtherBuild,
) {
  const isRenamed = as !== name;
  const publicPath = `/assets/${as}/${buildId}/`;
  const from = path.join(root, `mfe-${name}/dist`);
  const read = (file: string) => fs.readFileSync(path.join(from, file));
  const built: BuiltRelease = JSON.parse(read('release.json').toString('utf8'));
  const files: Record<string, string> = {};
  for (const part of ['client', 'server']) {
    fs.mkdirSync(path.join(to, part), { recursive: true });
    for (const file of fs.readdirSync(path.join(from, part))) {
      if (file.endsWith('.br')) continue;
      const bytes = read(path.join(part, file));
      const text = () =>
        edit(
          bytes
            .toString('utf8')
            .replaceAll(built.publicPath, publicPath)
            .replaceAll(containerOf(name), containerOf(as)),
        );
      const edited = isText(file) ? Buffer.from(text()) : bytes;
      const written = path.join(to, part, file);
      fs.writeFileSync(written, edited);
      if (part === 'server') continue;
      if (isText(file)) fs.writeFileSync(`${written}.br`, zlib.brotliCompressSync(edited));
      if (file in built.files) files[file] = hashOf(edited);
    }
  }
  const release = {
    ...built,
    name: as,
    buildId,
    container: containerOf(as),
    publicPath,
    files,
    prefixes: isRenamed ? prefixes : [...built.prefixes, ...prefixes],
  };
  fs.writeFileSync(path.join(to, 'release.json'), JSON.stringify(release));
  fs.writeFileSync(path.join(to, 'contract.json'), read('contract.json'));
}

const runFile = promisify(execFile);

async function runIn(checkout: string, args: readonly string[]): Promise<string> {
  const commandLine = path.join(root, 'shell/dist/server/release.cjs');
  const { SHOP_URL: PUBLIC_URL } = process.env;
  const env = { ...process.env, PUBLIC_URL, SHOP_ROOT: checkout, RELEASES_DIR: releasesDir };
  return (await runFile(process.execPath, [commandLine, ...args], { env })).stdout;
}

/** Runs the command line of releases on the register of the running shop. @throws when it refuses */
export async function release(...args: string[]): Promise<void> {
  await runIn(root, args);
}

/** The link that shows a published build. The shop and this process need the same PREVIEW_SECRET. */
export async function linkPreview(name: string, build: string, page: string): Promise<string> {
  return JSON.parse(await runIn(root, ['preview', name, build, '--page', page, '--json'])).url;
}

const appIn = async (name: string) =>
  JSON.parse(await runIn(root, ['status', '--json'])).apps[name];

/** The build of an app that visitors get. */
export const stableBuildOf = async (name: string): Promise<string> => (await appIn(name)).stable;

/** Whether any visitor gets a build of the app. */
export async function isReleased(name: string): Promise<boolean> {
  const app = await appIn(name);
  return Boolean(app?.stable ?? app?.canary);
}

/** Publishes another build of a remote. @returns its id */
export async function publishOtherBuild(name: string, other: OtherBuild): Promise<string> {
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-other-build-'));
  const buildId = `test${Date.now().toString(36)}`;
  try {
    const { as = name } = other;
    writeOtherBuild(name, path.join(checkout, `mfe-${as}/dist`), buildId, other);
    await runIn(checkout, ['publish', as, '--accept', 'routes,size']);
    return buildId;
  } finally {
    fs.rmSync(checkout, { recursive: true });
  }
}
