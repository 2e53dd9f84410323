import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../e2e/free-port.mjs';
import { run } from '../lib/run.mjs';
import { bytesBelow } from './contents.mjs';

const MAX_BYTES = 120_000_000;
const START_MS = 300_000;

/** Starts a file of the pack with Node and an environment without settings of this checkout. */
async function start(folder, file, env) {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} was not ready: ${output}`)), START_MS);
    child.on('message', (message) => message?.event === 'ready' && resolve(clearTimeout(timer)));
    void ended.then(() => reject(new Error(`${file} ended: ${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await ready.catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}

function assert(isTrue, text) {
  if (!isTrue) throw new Error(`The pack does not work: ${text}`);
}

async function openShop(folder, dataDir) {
  const apiPort = await freePort();
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const shared = { PUBLIC_URL: publicUrl };
  const stopApi = await start(folder, 'api/dist/server.cjs', {
    ...shared,
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SAMPLE_GOODS: '300',
  });
  const stopGateway = await start(folder, 'gateway/dist/gateway.cjs', {
    ...shared,
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
  }).catch(async (error) => {
    await stopApi();
    throw error;
  });
  const stop = async () => {
    await stopGateway();
    await stopApi();
  };
  return { publicUrl, stop };
}

/** Opens pages and signs in a sample member. */
async function visit({ publicUrl }) {
  const home = await fetch(`${publicUrl}/main`);
  const page = await home.text();
  const goods = /\/goods\/detail\?goodsNo=\d+/.exec(page)?.[0];
  assert(home.status === 200 && goods, `the home page is ${home.status} and names no product`);
  const detail = await (await fetch(publicUrl + goods)).text();
  assert(/<h1/.test(detail), 'the page of a product has no heading');
  const script = /\/assets\/shell\/[^"]+\.js/.exec(page)?.[0];
  assert((await fetch(publicUrl + script)).status === 200, `${script} is not there`);
  const picture = /\/images\/[^" ]+/.exec(page)?.[0]?.replaceAll('&amp;', '&');
  assert((await fetch(publicUrl + picture)).status === 200, `${picture} is not drawn`);
  const members = await fetch(`${publicUrl}/api/sandbox/identity/members`);
  assert(members.status === 200, `the sample members are ${members.status}`);
}

/** Runs a command for operators in the pack. @returns its output */
async function command(folder, file, args, env) {
  const cleared = { NODE_ENV: 'production', NODE_PATH: '', NODE_OPTIONS: '', ...env };
  const options = { quiet: true, cwd: folder, env: cleared };
  const { code, output } = await run(process.execPath, [file, ...args], options);
  return { code, output };
}

async function runCommands(folder, dataDir, scratch) {
  const env = { DATA_DIR: dataDir, INIT_CWD: folder };
  const books = await command(folder, 'api/dist/books.cjs', [], env);
  assert(books.code === 0 && books.output.includes('0 mismatches'), `books: ${books.output}`);
  const csv = path.join(scratch, 'goods.csv');
  fs.writeFileSync(
    csv,
    'Handle,Title,Vendor,Variant SKU,Variant Price,Variant Inventory Qty,Status\nmug,머그,온담,MUG-1,12000,5,active\n',
  );
  const args = ['import', csv, '--won-per-unit', '1'];
  const catalog = await command(folder, 'api/dist/catalog.cjs', args, env);
  assert(catalog.code === 0, `catalog: ${catalog.output}`);
  const releases = path.join(scratch, 'releases');
  const syncArgs = ['sync', 'api', 'shell', 'goods', '--json', '--without-proof', 'a trial'];
  const release = await command(folder, 'releases/dist/release.cjs', syncArgs, {
    RELEASES_DIR: releases,
  });
  const isReleased = release.code === 0 && JSON.parse(release.output).refused.length === 0;
  assert(isReleased, `release: ${release.output}`);
}

/**
 * Moves a pack out of the checkout, so that it finds no packages in parent folders, and uses it with Node alone: api and
 * gateway with the embedded database, pages, files, pictures, and the commands.
 * @returns one line with the result
 */
export async function tryPack(packed) {
  const bytes = bytesBelow(packed);
  const names = fs.readdirSync(path.join(packed, 'node_modules'));
  const surplus = ['typescript', 'webpack', 'tsx', 'esbuild', '@swc'].filter((name) =>
    names.includes(name),
  );
  assert(surplus.length === 0, `it has ${surplus.join(', ')}`);
  assert(bytes < MAX_BYTES, `${bytes} bytes are more than ${MAX_BYTES}`);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-pack-'));
  const folder = path.join(scratch, 'shop');
  const dataDir = path.join(scratch, 'data');
  try {
    fs.cpSync(packed, folder, { recursive: true });
    const shop = await openShop(folder, dataDir);
    await visit(shop).finally(shop.stop);
    await runCommands(folder, dataDir, scratch);
    return `It serves pages, files and pictures, and its commands run: ${names.length} packages and scopes, ${(bytes / 1e6).toFixed(1)} MB.`;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}
