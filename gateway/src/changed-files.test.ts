import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { writeBuilds } from '@shop/releases/testing';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
beforeAll(async () => {
  api = await startFakeApi({});
});
beforeEach(() => {
  rootDir = writeBuilds();
});
afterEach(() => fs.rmSync(rootDir, { recursive: true }));
afterAll(() => api.close());

const change = (file: string, bytes: string | Buffer) =>
  fs.writeFileSync(path.join(rootDir, file), bytes);

const start = () =>
  createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });

const evil = 'evil()';

it.each([
  ['a changed script', 'shell.js', evil, /shell\.js was changed/],
  ['a changed style', 'frame.css', '.frame{}', /frame\.css was changed/],
  [
    'other bytes in the compressed copy',
    'boot.js.br',
    zlib.brotliCompressSync(evil),
    /boot\.js\.br/,
  ],
  ['a compressed copy that is none', 'boot.js.br', 'no brotli', /boot\.js\.br/],
  ['a file that the build did not write', 'added.js', evil, /added\.js is not a file/],
])('does not start with %s of the shell', async (_, file, bytes, message) => {
  change(`shell/dist/client/${file}`, bytes);
  await expect(start()).rejects.toThrow(message);
});

it('does not start without a file of the shell', async () => {
  fs.rmSync(path.join(rootDir, 'shell/dist/client/shell.js'));
  await expect(start()).rejects.toThrow('shell.js is missing');
});

it('serves nothing of a remote whose later chunk was changed, and the other pages', async () => {
  change('mfe-mypage/dist/client/routes.js', evil);
  const gateway = await start();
  const asset = await gateway.inject('/assets/mypage/mypage0001/routes.js');
  expect(asset.statusCode).toBe(404);
  expect((await gateway.inject('/main')).statusCode).toBe(200);
  await gateway.close();
});

it('serves the verified bytes when a file changes later', async () => {
  const gateway = await start();
  change('shell/dist/client/shell.js', evil);
  expect((await gateway.inject('/assets/shell/shell0001/shell.js')).body).toBe('shell()');
  await gateway.close();
});
