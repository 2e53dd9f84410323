import sharp from 'sharp';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { readImageKey } from './image-key';
import { readImageSize } from './image-size';
import { renderPlaceholder } from './placeholder';

describe('image keys', () => {
  it.each([
    ['d/fruit-box-4-12-hero', { kind: 'goods', archetype: 'fruit-box', palette: 4, variant: 12 }],
    ['b/tall-0-11-coat.boots', { kind: 'banner', layout: 'tall', archetypes: ['coat', 'boots'] }],
    ['l/12-3', { kind: 'brand', seed: '12', palette: 3 }],
    [`f/${'a'.repeat(64)}`, { kind: 'file' }],
  ])('%s is a picture', (key, source) => {
    expect(readImageKey(key)).toMatchObject(source);
  });

  it.each([
    'd/unknown-4-12-hero',
    'd/coat-4-12-back',
    'd/coat-99-1-hero',
    'd/coat-1-999999-hero',
    'b/tall-0-1-coat.nothing',
    'f/../../etc/passwd',
    'f/abc',
    '../secret',
    'x/1',
    '',
  ])('%s is none', (key) => {
    expect(readImageKey(key)).toBeUndefined();
  });
});

describe('image sizes', () => {
  it('come in few widths and shapes', () => {
    expect(readImageSize('300', undefined)).toEqual({ width: 320, height: undefined });
    expect(readImageSize('320', '128')).toEqual({ width: 320, height: 128 });
    expect(readImageSize('321', '129')).toEqual({ width: 412, height: 165 });
    expect(readImageSize('9999', undefined)?.width).toBe(1600);
  });
  it.each(['0', '-1', 'abc', '1.5', '99999', ['1', '2']])('%p is no size', (w) => {
    expect(readImageSize(w, undefined)).toBeUndefined();
  });
});

it('a placeholder is a picture of under 120 bytes', async () => {
  const source = readImageKey('d/ramen-4-3-hero');
  if (!source) throw new Error('no key');
  const uri = await renderPlaceholder(source, '');
  const bytes = Buffer.from(uri.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThan(120);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

describe('GET /images', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  }, 60_000);
  afterAll(() => shop.close());
  const get = (url: string) => shop.app.inject({ method: 'GET', url });

  it('answers webp of the size asked for, for ever', async () => {
    const answer = await get('/api/images/d/ramen-4-3-hero?w=320&h=320');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
    expect((await get('/images/d/ramen-4-3-hero?w=320&h=320')).rawPayload).toEqual(
      answer.rawPayload,
    );
  });

  it('many at once get one picture', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get('/images/b/wide-4-5-coffee-beans?w=640')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await sharp(answers[0]?.rawPayload).metadata()).toMatchObject({
      width: 640,
      height: 256,
    });
  });

  it.each([
    ['/images/d/nothing-4-3-hero?w=320', 404],
    [`/images/f/${'0'.repeat(64)}?w=320`, 404],
    ['/images/d/ramen-4-3-hero?w=huge', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});
