import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sendS3 } from '@shop/shared/node';

/**
 * kit.cjs of a team's checkout (`build-kit.mjs` compiles it into one file). It needs Node and tar only,
 * because nothing is installed before it ran.
 */

/** The kit of this checkout: the first line of kit.cjs. */
declare const KIT: { version: string; integrity: string };

const USAGE = `Usage: node kit.cjs [version]

Unpacks the kit beside this file and installs its packages. With a version: changes to that kit.
Versions: npm run release -- history kit

Where the kit is: RELEASES_DIR, the folder of the release register; or RELEASES_BUCKET with S3_URL,
S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.
Exit codes: 0 done, 2 wrong usage, 3 failed.`;

class UsageError extends Error {}

const rootDir = __dirname;
const RECORD = path.join(rootDir, '.kit.json');
const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function unpack(archive: string, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const { status, error, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder]);
  if (status !== 0) throw new Error(`tar could not unpack ${archive}: ${error?.message ?? stderr}`);
}

const needed = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new UsageError(`${name} is needed for RELEASES_BUCKET.`);
};

/** Unpacks the published build of the kit from the bucket. */
async function fromBucket(bucket: string, version: string, scratch: string): Promise<string> {
  const settings = {
    bucket,
    url: needed('S3_URL'),
    region: process.env.S3_REGION || 'ap-northeast-2',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
  const key = `builds/kit/${version}.tgz`;
  const response = await sendS3(settings, { method: 'GET', key, at: new Date() });
  if (!response.ok) throw new Error(`${bucket} answered ${response.status} for ${key}.`);
  const archive = path.join(scratch, 'build.tgz');
  fs.writeFileSync(archive, Buffer.from(await response.arrayBuffer()));
  const folder = path.join(scratch, 'build');
  unpack(archive, folder);
  return folder;
}

/** The folder with the published files of a kit. */
async function findKit(version: string, scratch: string): Promise<string> {
  const { RELEASES_BUCKET: bucket, RELEASES_DIR: given } = process.env;
  if (bucket) return path.join(await fromBucket(bucket, version, scratch), 'client');
  if (!given) throw new UsageError('Name the release register: RELEASES_DIR or RELEASES_BUCKET.');
  const store = path.resolve(given);
  const folder = path.join(store, 'builds/kit', version, 'client');
  if (!fs.existsSync(folder)) throw new Error(`There is no kit ${version} in ${store}.`);
  return folder;
}

const filesBelow = (folder: string, base = ''): string[] =>
  fs.readdirSync(path.join(folder, base), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(base, entry.name);
    return entry.isDirectory() ? filesBelow(folder, name) : [name];
  });

/** Of the kit that is unpacked, with the hash of each; `tools/release/changed-kit.mjs` reads it too. */
const filesOfRecord = (): string[] | undefined =>
  fs.existsSync(RECORD)
    ? Object.keys(JSON.parse(fs.readFileSync(RECORD, 'utf8')).files)
    : undefined;

/** A folder that no kit was unpacked into may hold files of somebody else. */
function assertFree(files: readonly string[]): void {
  const taken = files.filter((file) => fs.existsSync(path.join(rootDir, file)));
  if (taken.length > 0)
    throw new Error(
      `Nothing was unpacked: this folder has ${taken.slice(0, 3).join(', ')}${taken.length > 3 ? ' and more' : ''} already. kit.cjs belongs into a folder with mfe-<name> only.`,
    );
}

/** Replaces the files of the kit before by those of this one. */
function replaceFiles(from: string): void {
  const files = filesBelow(from);
  const before = filesOfRecord();
  if (!before) assertFree(files);
  // Recorded first, so that a second run can finish what was cut off.
  const hashes = files.map((file) => [file, hashOf(fs.readFileSync(path.join(from, file)))]);
  const record = { version: KIT.version, files: Object.fromEntries(hashes) };
  fs.writeFileSync(RECORD, JSON.stringify(record));
  for (const file of before ?? []) fs.rmSync(path.join(rootDir, file), { force: true });
  fs.cpSync(from, rootDir, { recursive: true });
}

async function installKit(scratch: string): Promise<void> {
  const archive = path.join(await findKit(KIT.version, scratch), 'kit.tgz');
  if (hashOf(fs.readFileSync(archive)) !== KIT.integrity)
    throw new Error(`${archive} is not the kit that kit.cjs names: it was changed.`);
  const folder = path.join(scratch, 'kit');
  unpack(archive, folder);
  replaceFiles(folder);
  const tool = pathToFileURL(path.join(rootDir, 'tools/start/install.mjs')).href;
  const { install } = await import(/* webpackIgnore: true */ tool);
  await install();
  console.log(`kit ${KIT.version} is unpacked and its packages are installed.`);
}

/** Becomes the kit.cjs of another version, and runs it. */
async function changeTo(version: string, scratch: string): Promise<number> {
  const kit = await findKit(version, scratch);
  fs.copyFileSync(path.join(kit, 'kit.cjs'), __filename);
  return spawnSync(process.execPath, [__filename], { stdio: 'inherit' }).status ?? 3;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const [version, ...rest] = args;
  if (rest.length > 0 || (version && !/^[A-Za-z0-9_-]{1,40}$/.test(version)))
    throw new UsageError('Name one version, or none.');
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-kit-'));
  try {
    if (version && version !== KIT.version) return await changeTo(version, scratch);
    await installKit(scratch);
    return 0;
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message);
    process.exitCode = isUsage ? 2 : 3;
  },
);
