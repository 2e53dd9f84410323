import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '@shop/shared/node';
import { readConfig } from '../config';
import { manualClock } from '../platform/clock';
import type { FileStore } from '../ports/index';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

/**
 * A local server that follows the public documentation of S3: it computes the signature from what
 * arrived, refuses a wrong one, a body of another hash and a request of another day's quarter of an hour.
 */
async function startFakeS3(settings: Omit<S3Settings, 'url'>, now: () => Date) {
  const objects = new Map<string, Buffer>();
  const trouble: { status?: number; isCut?: boolean } = {};
  const sha = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
  const mac = (key: Buffer | string, data: string) =>
    createHmac('sha256', key).update(data).digest();

  const isGenuine = (request: http.IncomingMessage, body: Buffer): boolean => {
    const parts =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
        request.headers.authorization ?? '',
      );
    if (!parts) return false;
    const [, keyId, day = '', region = '', names = '', signature] = parts;
    const hash = String(request.headers['x-amz-content-sha256']);
    const time = String(request.headers['x-amz-date']);
    const sentAt = Date.parse(
      time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'),
    );
    if (keyId !== settings.accessKeyId || region !== settings.region) return false;
    if (hash !== sha(body) || Math.abs(sentAt - now().getTime()) > 15 * 60_000) return false;
    const lines = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
    const canonical = `${request.method}\n${request.url}\n\n${lines.join('')}\n${names}\n${hash}`;
    const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${sha(canonical)}`;
    const key = mac(
      mac(mac(mac(`AWS4${settings.secretAccessKey}`, day), region), 's3'),
      'aws4_request',
    );
    return mac(key, text).toString('hex') === signature;
  };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const end = (status: number, sent?: Buffer) => response.writeHead(status).end(sent);
      if (trouble.status) return end(trouble.status);
      const key = request.url?.startsWith(`/${settings.bucket}/`) ? request.url : undefined;
      if (!isGenuine(request, body) || !key) return end(403);
      if (request.method === 'PUT') {
        objects.set(key, body);
        return end(200);
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return end(204);
      }
      const found = objects.get(key);
      if (!found) return end(404);
      response.writeHead(200, { 'content-length': found.length });
      if (!trouble.isCut) return response.end(found);
      response.write(found.subarray(0, 2));
      return setImmediate(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, objects, trouble, close: () => new Promise((done) => server.close(done)) };
}

const keys = { ...example, bucket: 'uploads', region: 'ap-northeast-2' };
const clock = manualClock(new Date('2026-11-22T01:02:03.456Z'));
const bytes = Buffer.from([0, 255, 10, 13, 37, 0]);
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let folder: string;
const stores: Record<string, () => FileStore> = {
  folder: () => createFolderStore(folder),
  s3: () => createS3Store({ ...keys, url: s3.url }, clock),
};
beforeAll(async () => {
  s3 = await startFakeS3(keys, () => clock.now());
  folder = mkdtempSync(join(tmpdir(), 'folder-store-'));
});
afterEach(() => {
  Object.assign(s3.trouble, { status: undefined, isCut: undefined });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(stores))('%s', (name) => {
  const open = () => (stores[name] as () => FileStore)();

  it('returns the bytes that were put, until they are removed', async () => {
    const store = open();
    await store.put('ab/F1.webp', bytes);
    expect(await store.read('ab/F1.webp')).toEqual(bytes);
    await store.remove('ab/F1.webp');
    await expect(store.read('ab/F1.webp')).rejects.toMatchObject({ status: 404 });
    await store.remove('ab/F1.webp');
  });

  it('ends when its time limit does', async () => {
    await expect(open().put('ab/F2.webp', bytes, AbortSignal.abort())).rejects.toThrow();
    await expect(open().read('ab/F2.webp')).rejects.toMatchObject({ status: 404 });
  });
});

it('folder: leaves no part of a file that could not be written', async () => {
  await expect(stores.folder?.().put('cd/F3.webp', bytes, AbortSignal.abort())).rejects.toThrow();
  expect(readdirSync(join(folder, 'cd'))).toEqual([]);
});

it.each([
  ['another secret', { secretAccessKey: 'another' }],
  ['another region', { region: 'eu-west-1' }],
  ['another bucket', { bucket: 'other' }],
])('s3: is refused with %s', async (_, other) => {
  const store = createS3Store({ ...keys, ...other, url: s3.url }, clock);
  await expect(store.put('ab/F4.webp', bytes)).rejects.toMatchObject({ code: 'FILES_DOWN' });
  expect(s3.objects.size).toBe(0);
});

it('s3: says that it is down when the store fails, is gone or breaks off', async () => {
  const store = open3();
  await store.put('ab/F5.webp', bytes);
  s3.trouble.status = 500;
  for (const work of [store.put('ab/F6.webp', bytes), store.read('ab/F5.webp'), store.remove('x')])
    await expect(work).rejects.toMatchObject({ status: 503, code: 'FILES_DOWN' });
  s3.trouble.status = undefined;
  s3.trouble.isCut = true;
  await expect(store.read('ab/F5.webp')).rejects.toMatchObject({ code: 'FILES_DOWN' });
  const gone = createS3Store({ ...keys, url: 'http://127.0.0.1:1' }, clock);
  await expect(gone.read('ab/F5.webp')).rejects.toMatchObject({ code: 'FILES_DOWN' });
});
const open3 = () => createS3Store({ ...keys, url: s3.url }, clock);

it('refuses to start with s3 and no address, bucket or keys', () => {
  expect(() => readConfig({ FILE_STORE: 's3' })).toThrow(
    /S3_URL: is needed[\s\S]*S3_BUCKET[\s\S]*S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY/,
  );
  const env = {
    FILE_STORE: 's3',
    S3_URL: 'https://s3.example',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig(env).s3).toMatchObject({ bucket: 'uploads', region: 'ap-northeast-2' });
  expect(readConfig({ ...env, FILE_STORE: 'folder' }).s3).toBeUndefined();
});
