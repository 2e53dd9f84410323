import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageSource } from '../../../ports';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { drawMark } from './draw-mark';
import { createFileImages } from './file-images';
import { imageFolders } from './image-folders';
import { readImageSize } from './image-size';
import { combineSources } from './image-sources';
import { markImages } from './mark-images';
import { createPlaceholders, renderPlaceholder } from './placeholder';
import { nearestTone, pictureTones } from './tones';

describe('image sources', () => {
  it.each(['l/12-3', 'l/99999999-11'])('accepts %s as a mark key', (key) => {
    expect(markImages.versionOf(key)).toMatch(/^[0-9a-f]{12}$/);
  });
  it.each(['l/12-12', 'l/x-1', 'l/123456789-1', 'd/coat-1-1-hero', ''])(
    'rejects %p as a mark key',
    (key) => {
      expect(markImages.versionOf(key)).toBeUndefined();
    },
  );

  it('finds a file by its hash only and returns 404 when it is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
    const files = createFileImages(folder);
    const sha = createHash('sha256').update('picture').digest('hex');
    writeFileSync(join(folder, sha), 'picture');
    expect(files.versionOf(`f/${sha}`)).toBe('');
    expect(await files.read(`f/${sha}`)).toEqual({ bytes: Buffer.from('picture') });
    expect(files.versionOf('f/../../etc/passwd')).toBeUndefined();
    expect(files.versionOf('f/abc')).toBeUndefined();
    await expect(files.read(`f/${'0'.repeat(64)}`)).rejects.toMatchObject({ status: 404 });
  });

  it('uses the first source that has the key', async () => {
    const source = (prefix: string, version: string): ImageSource => ({
      versionOf: (key) => (key.startsWith(prefix) ? version : undefined),
      read: async () => ({ bytes: Buffer.from(version) }),
    });
    const images = combineSources([source('a', '1'), source('ab', '2'), source('c', '3')]);
    expect([images.versionOf('ab'), images.versionOf('c'), images.versionOf('x')]).toEqual([
      '1',
      '3',
      undefined,
    ]);
    expect((await images.read('c')).bytes.toString()).toBe('3');
  });
});

it('draws different marks for different brands, and the same mark for the same brand', () => {
  const marks = Array.from({ length: 60 }, (_, at) => drawMark(String(at), at % 12));
  expect(new Set(marks).size).toBeGreaterThan(50);
  expect(drawMark('7', 7)).toBe(marks[7]);
  for (const mark of marks) expect(mark).not.toMatch(/<text|NaN|undefined/);
  expect(() => drawMark('7', 12)).toThrow('No tone 12');
});

it('finds the tone nearest to a colour', () => {
  expect(nearestTone({ r: 0xea, g: 0xd9, b: 0xd1 })).toBe(0);
  expect(nearestTone({ r: 0xd9, g: 0xde, b: 0xea })).toBe(7);
  expect(pictureTones).toHaveLength(12);
});

describe('image sizes', () => {
  it('offers a limited set of widths and ratios', () => {
    expect(readImageSize('300', undefined)).toEqual({ width: 320, height: undefined });
    expect(readImageSize('320', '128')).toEqual({ width: 320, height: 128 });
    expect(readImageSize('321', '129')).toEqual({ width: 412, height: 165 });
    expect(readImageSize('9999', undefined)?.width).toBe(1600);
  });
  it.each(['0', '-1', 'abc', '1.5', '99999', ['1', '2']])('rejects %p as a size', (w) => {
    expect(readImageSize(w, undefined)).toBeUndefined();
  });
});

describe('placeholders', () => {
  it('stay under 120 bytes', async () => {
    const uri = await renderPlaceholder(await markImages.read('l/4-3'));
    const bytes = Buffer.from(uri.split(',')[1] ?? '', 'base64');
    expect(bytes.length).toBeLessThan(120);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it('are undefined when no source has the key', async () => {
    const placeholderOf = createPlaceholders(markImages);
    expect(await placeholderOf('d/unknown')).toBeUndefined();
    expect(await placeholderOf('l/4-3')).toMatch(/^data:image\/webp/);
  });
});

describe('GET /images', () => {
  let shop: TestShop;
  let fileKey: string;
  beforeAll(async () => {
    shop = await openTestShop();
    const { files } = imageFolders(shop.deps.config);
    const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    const sha = createHash('sha256').update(png).digest('hex');
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, sha), png);
    fileKey = `f/${sha}`;
  }, 60_000);
  afterAll(() => shop.close());
  const get = (url: string) => shop.app.inject({ method: 'GET', url });

  it('returns an immutable picture of the requested size', async () => {
    const response = await get('/api/images/l/4-3?w=320&h=320');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
    expect((await get('/images/l/4-3?w=320&h=320')).rawPayload).toEqual(response.rawPayload);
  });

  it.each([
    ['avif', 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'],
    ['webp', 'image/webp,*/*'],
    ['jpeg', '*/*'],
  ])('returns %s to a client that accepts %s', async (format, accept) => {
    const url = '/images/l/4-3?w=640&h=640';
    const response = await shop.app.inject({ method: 'GET', url, headers: { accept } });
    expect(response.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      // The library names the container of AVIF.
      format: format === 'avif' ? 'heif' : format,
      width: 640,
      height: 640,
    });
  });

  it('enlarges a drawing but not a bitmap', async () => {
    const file = await get(`/images/${fileKey}?w=320`);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 90, height: 60 });
    const mark = await get('/images/l/4-3?w=800');
    expect(await sharp(mark.rawPayload).metadata()).toMatchObject({ width: 800, height: 800 });
  });

  it('renders once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => get('/images/b/wide-4-5-coffee-beans?w=640')),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await sharp(responses[0]?.rawPayload).metadata()).toMatchObject({
      width: 640,
      height: 256,
    });
  });

  it.each([
    ['/images/d/nothing-4-3-hero?w=320', 404],
    [`/images/f/${'0'.repeat(64)}?w=320`, 404],
    ['/images/d/ramen-4-3-hero?w=huge', 400],
  ])('%s returns %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});
