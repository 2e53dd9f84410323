import { uploadCalls } from '@shop/shared/contracts';
import { MAX_UPLOAD_BYTES, type UploadPurpose } from '@shop/shared/domain';
import sharp from 'sharp';
import { z } from 'zod';
import { hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { loadedPictures, refusedFiles } from '../../../testing/hostile-files';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { attachUploads, releaseUploads, uploadsOf } from './index';
import { removeOrphans } from './upload.service';

let shop: TestShop;
let who: Visitor;
let memberNo: number;
const stored = new Map<string, Buffer>();

/** The store of the test shop in memory, so that a test sees what was stored. */
const memoryStore = {
  put: async (key: string, bytes: Buffer) => void stored.set(key, bytes),
  read: async (key: string) => stored.get(key) ?? Promise.reject(new Error(`no ${key}`)),
  remove: async (key: string) => void stored.delete(key),
};

beforeAll(async () => {
  shop = await openTestShop({
    env: { RATE_LIMIT_FACTOR: '100' },
    adapters: (adapters) => ({ ...adapters, files: memoryStore }),
  });
  who = await signedIn(members.fresh);
  memberNo = await newestSession();
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.run(sql`delete from upload`);
  stored.clear();
});

async function signedIn(cno: string): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.signIn(cno);
  return visitor;
}

/** The member who signed in last. */
const newestSession = async (): Promise<number> =>
  (
    await shop.db.one(
      z.object({ memberNo: z.number() }),
      sql`select member_no from session order by created_at desc limit 1`,
    )
  ).memberNo;

const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

let lastKey = 0;
interface Sending {
  from?: Visitor;
  purpose?: UploadPurpose;
  type?: string;
  key?: string;
}
async function send(bytes: Buffer, { from = who, purpose = 'CLAIM', type, key }: Sending = {}) {
  lastKey += 1;
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${uploadCalls.create.path}?purpose=${purpose}`,
    headers: {
      cookie: cookieOf(from),
      'content-type': type ?? 'image/jpeg',
      'idempotency-key': key ?? `upload-${lastKey}`,
    },
    payload: bytes,
  });
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

const show = (url: string, from = who, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { cookie: cookieOf(from), ...headers } });

const photo = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } }).jpeg();

const refusedCodes = ['UPLOAD_TYPE', 'UPLOAD_BROKEN', 'UPLOAD_PIXELS'];

describe('hostile files', () => {
  it('refuses each file that is no sound picture, and stores nothing of it', async () => {
    const files = await refusedFiles();
    expect(files.length).toBeGreaterThan(45);
    for (const { name, bytes } of files) {
      // As every type that a browser might claim.
      for (const type of ['image/jpeg', 'text/html', 'image/svg+xml']) {
        const { status, code, message } = await send(bytes, { type });
        expect([name, status, refusedCodes.includes(code)]).toEqual([name, 422, true]);
        expect(message).toMatch(/[가-힣]/);
      }
    }
    expect(stored.size).toBe(0);
  }, 120_000);

  it('stores each picture that carries more without what it carries', async () => {
    const files = await loadedPictures();
    expect(files.length).toBeGreaterThan(15);
    for (const { name, bytes, secret } of files) {
      const { status, payload } = await send(bytes);
      expect([name, status]).toEqual([name, 200]);
      const [kept = Buffer.alloc(0)] = stored.values();
      stored.clear();
      const about = await sharp(kept, { pages: -1 }).metadata();
      expect([name, about.format, about.pages ?? 1]).toEqual([name, 'webp', 1]);
      expect([name, about.exif, about.xmp, about.icc, about.comments]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      if (secret) expect(bytes.includes(secret) || name.includes('place')).toBe(true);
      expect([name, secret ? kept.includes(secret) : false]).toEqual([name, false]);
      expect(payload).toMatchObject({ widthPx: about.width, heightPx: about.height });
    }
  }, 120_000);

  it('turns a photo as its EXIF says', async () => {
    const turned = await photo(300, 200).withMetadata({ orientation: 6 }).toBuffer();
    expect((await send(turned)).payload).toMatchObject({ widthPx: 200, heightPx: 300 });
  });

  it('makes a large photo smaller', async () => {
    const { payload } = await send(await photo(6_000, 3_000).toBuffer());
    expect(payload).toMatchObject({ widthPx: 2_048, heightPx: 1_024 });
  });

  it('refuses a body over the limit and an empty one', async () => {
    const large = await send(Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    expect([large.status, large.code]).toEqual([413, 'HTTP_413']);
    const empty = await send(Buffer.alloc(0));
    expect([empty.status, empty.code]).toEqual([400, 'UPLOAD_EMPTY']);
  });
});

describe('serving', () => {
  it('sends the picture with a fixed type, as a document without rights, to its owner', async () => {
    const { payload } = await send(await photo().toBuffer());
    const shown = await show(payload.url);
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).format]).toEqual([
      200,
      'webp',
    ]);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${payload.fileNo}.webp"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    const again = await show(payload.url, who, { 'if-none-match': String(shown.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is a 404 to another member, also with the right tag, and a 401 to a visitor', async () => {
    const { payload } = await send(await photo().toBuffer());
    const stranger = await signedIn(members.corporate);
    const tag = { 'if-none-match': `"${payload.fileNo}"` };
    expect((await show(payload.url, stranger)).statusCode).toBe(404);
    expect((await show(payload.url, stranger, tag)).statusCode).toBe(404);
    expect((await show(payload.url, shop.visitor())).statusCode).toBe(401);
    const params = { fileNo: payload.fileNo };
    expect((await stranger.request(uploadCalls.remove, { params })).status).toBe(404);
    expect((await show(payload.url)).statusCode).toBe(200);
  });

  it.each(['..%2F..%2Fsecret.key', 'F1', '%00', "F'--", 'F0000000000000000'])(
    'has no file named %s',
    async (name) => {
      expect((await show(`/api/common/v1/file/${name}`)).statusCode).toBe(404);
    },
  );

  it('needs a session and its own origin to take a file', async () => {
    const bytes = await photo().toBuffer();
    expect((await send(bytes, { from: shop.visitor() })).status).toBe(401);
    const foreign = await shop.app.inject({
      method: 'POST',
      url: '/api/common/v1/file?purpose=CLAIM',
      headers: {
        cookie: cookieOf(who),
        origin: 'https://evil.example',
        'idempotency-key': 'foreign-1',
      },
      payload: bytes,
    });
    expect(foreign.statusCode).toBe(403);
    expect(stored.size).toBe(0);
  });
});

describe('repeats and quota', () => {
  it('returns the same file for a repeat, and refuses another file under its key', async () => {
    const [one, other] = [await photo(30, 30).toBuffer(), await photo(31, 31).toBuffer()];
    const first = await send(one, { key: 'the same key' });
    const repeat = await send(one, { key: 'the same key' });
    expect(repeat.payload).toEqual(first.payload);
    expect(stored.size).toBe(1);
    expect((await send(other, { key: 'the same key' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('refuses more than forty files of no request, also when they come at once', async () => {
    const bytes = await photo(20, 20).toBuffer();
    const sent = [];
    for (let at = 0; at < 38; at += 1) sent.push((await send(bytes)).status);
    const last = await Promise.all([1, 2, 3, 4].map(() => send(bytes)));
    expect(sent.every((status) => status === 200)).toBe(true);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(last.find(({ status }) => status === 422)).toMatchObject({ code: 'UPLOAD_QUOTA' });
  });

  it('refuses more bytes than a member may keep', async () => {
    await send(await photo().toBuffer());
    await shop.db.run(sql`update upload set bytes = 299999999`);
    expect((await send(await photo().toBuffer())).code).toBe('UPLOAD_QUOTA');
  });
});

describe('files of a request', () => {
  const attach = (fileNos: string[], attachedTo = 'claim:C1', purpose: UploadPurpose = 'CLAIM') =>
    shop.db.tx((tx) => attachUploads(tx, { memberNo, purpose, fileNos, attachedTo }));
  const sendMany = async (count: number) => {
    const fileNos: string[] = [];
    for (let at = 0; at < count; at += 1)
      fileNos.push((await send(await photo(20 + at, 20).toBuffer())).payload.fileNo);
    return fileNos;
  };

  it('keeps their order, and lets no attached file be removed', async () => {
    const [a = '', b = '', c = ''] = await sendMany(3);
    await attach([c, a]);
    const files = await uploadsOf(shop.db, memberNo, 'claim:C1');
    expect(files.map(({ fileNo }) => fileNo)).toEqual([c, a]);
    expect(await who.request(uploadCalls.remove, { params: { fileNo: a } })).toMatchObject({
      status: 409,
      code: 'UPLOAD_ATTACHED',
    });
    await who.call(uploadCalls.remove, { params: { fileNo: b } });
    expect(stored.size).toBe(2);
    expect((await who.request(uploadCalls.remove, { params: { fileNo: b } })).status).toBe(404);
  });

  it('refuses too many, those of another purpose, of another member and of another request', async () => {
    const fileNos = await sendMany(6);
    await expect(attach(fileNos)).rejects.toMatchObject({ code: 'UPLOAD_COUNT' });
    await expect(attach(fileNos.slice(0, 1), 'review:1', 'REVIEW')).rejects.toMatchObject({
      code: 'UPLOAD_GONE',
    });
    const stranger = await signedIn(members.corporate);
    const theirs = (await send(await photo().toBuffer(), { from: stranger })).payload.fileNo;
    await expect(attach([fileNos[0] as string, theirs])).rejects.toMatchObject({
      code: 'UPLOAD_GONE',
      payload: { fileNos: [theirs] },
    });
    await attach([fileNos[0] as string]);
    await expect(attach([fileNos[0] as string], 'claim:C2')).rejects.toMatchObject({
      code: 'UPLOAD_GONE',
    });
  });

  it('removes files of no request after a day, and those of a request never', async () => {
    const [kept = '', given = '', lost = ''] = await sendMany(3);
    await attach([kept]);
    await attach([given], 'claim:C2');
    await shop.db.tx((tx) => releaseUploads(tx, memberNo, 'claim:C2'));
    expect(await removeOrphans(shop.deps)).toBe(0);
    shop.clock.advance(hoursMs(25));
    expect(await removeOrphans(shop.deps)).toBe(2);
    expect([...stored.keys()].map((key) => key.slice(3, -5))).toEqual([kept]);
    await who.signIn(members.fresh);
    expect((await show(`/api/common/v1/file/${kept}`)).statusCode).toBe(200);
    expect((await show(`/api/common/v1/file/${lost}`)).statusCode).toBe(404);
    await expect(attach([lost])).rejects.toMatchObject({ code: 'UPLOAD_GONE' });
  });
});
