import sharp from 'sharp';
import { sampleBrands, wordmarkKeyOf } from '../catalogue/places';
import { readPictureKey } from './picture-key';
import { createSampleImages } from './sample-images';

describe('keys', () => {
  it.each([
    ['d/fruit-box-4-12-hero', { kind: 'goods', archetype: 'fruit-box', palette: 4, variant: 12 }],
    ['d/knit-0-5-colour2', { kind: 'goods', view: 'colour', coloursForSale: 2 }],
    ['d/knit-0-5-snap7', { kind: 'goods', archetype: 'knit', view: 7 }],
    ['w/1-2-brick.and.co', { kind: 'wordmark', palette: 1, place: 2, words: ['BRICK', '&', 'CO'] }],
    ['s/coupon-8', { kind: 'sign', sign: 'coupon', palette: 8 }],
    ['b/tall-0-11-coat.boots', { kind: 'banner', layout: 'tall', archetypes: ['coat', 'boots'] }],
  ])('%s names a picture', (key, picture) => {
    expect(readPictureKey(key)).toMatchObject(picture);
  });

  it.each([
    'd/unknown-4-12-hero',
    'd/coat-4-12-back',
    'd/coat-4-12-snap8',
    'd/coat-4-12-snap',
    'd/coat-4-12-hero1',
    'd/coat-4-12-colour1',
    'd/coat-99-1-hero',
    'd/coat-1-999999-hero',
    'b/tall-0-1-coat.nothing',
    'b/tall-0-1-coat.coat.coat.coat.coat',
    'l/12-3',
    's/wallet-8',
    's/coupon-99',
    's/toString-1',
    'w/1-2-',
    'w/12-0-name',
    'w/1-2-Name',
    'w/1-2-a.b.c.d.e',
    '../secret',
    '',
  ])('%p names none', (key) => {
    expect(readPictureKey(key)).toBeUndefined();
    expect(createSampleImages().versionOf(key)).toBeUndefined();
  });
});

it('gives drawings with the width they were made for, and one version for all', async () => {
  const images = createSampleImages();
  const goods = await images.read('d/ramen-4-3-hero');
  expect(goods.bytes.toString()).toMatch(/^<svg/);
  expect(goods.drawnWidthPx).toBe(800);
  expect((await images.read('b/wide-4-5-coffee-beans')).drawnWidthPx).toBe(1600);
  expect(images.versionOf('d/ramen-4-3-hero')).toMatch(/^[0-9a-f]{12}$/);
  expect(images.versionOf('b/wide-4-5-coffee-beans')).toBe(images.versionOf('d/ramen-4-3-hero'));
});

it('draws every sign in another way, without words', async () => {
  const images = createSampleImages();
  const signs = await Promise.all(
    ['coupon', 'clock', 'medal', 'gift', 'tag'].map(async (sign) => {
      const { bytes, drawnWidthPx } = await images.read(`s/${sign}-8`);
      expect(drawnWidthPx).toBe(400);
      expect(bytes.toString()).not.toMatch(/<text|NaN|undefined/);
      return sharp(bytes).resize(24, 24).removeAlpha().raw().toBuffer();
    }),
  );
  for (const [at, sign] of signs.entries())
    for (const other of signs.slice(at + 1)) expect(sign.equals(other)).toBe(false);
});

it('draws a different wordmark for each brand', async () => {
  const images = createSampleImages();
  const marks = await Promise.all(
    sampleBrands().map(async (brand) => {
      const { bytes, drawnWidthPx } = await images.read(wordmarkKeyOf(brand));
      expect(drawnWidthPx).toBe(400);
      const svg = bytes.toString();
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      // At 24 px names are illegible, so only shape and colour distinguish wordmarks.
      return sharp(Buffer.from(svg)).resize(24, 24).removeAlpha().raw().toBuffer();
    }),
  );
  for (const [at, mark] of marks.entries())
    for (const other of marks.slice(at + 1)) expect(mark.equals(other)).toBe(false);
});
