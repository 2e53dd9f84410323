import { createHash } from 'node:crypto';
import type { ImageSource } from '@shop/api/ports';
import { drawSign, SIGN_PX } from './compose/signs';
import { archetypes, drawBanner, drawGoods } from './index';
import { type DrawnPicture, readPictureKey } from './picture-key';
import { drawWordmark, WORDMARK_PX } from './wordmark/wordmark';

/** Width, px, that each kind of drawing was made for. */
const drawnWidthsPx = { goods: 800, wide: 1600, tall: 800, square: 800, card: 800 };

const draw = (picture: DrawnPicture): { svg: string; drawnWidthPx: number } => {
  if (picture.kind === 'wordmark') return { svg: drawWordmark(picture), drawnWidthPx: WORDMARK_PX };
  if (picture.kind === 'sign')
    return { svg: drawSign(picture.sign, picture.palette), drawnWidthPx: SIGN_PX };
  return picture.kind === 'goods'
    ? { svg: drawGoods(picture), drawnWidthPx: drawnWidthsPx.goods }
    : { svg: drawBanner(picture), drawnWidthPx: drawnWidthsPx[picture.layout] };
};

/** Changes when goods are drawn differently. Draws each archetype once, which takes some time. */
function drawingVersion(): string {
  const hash = createHash('sha256');
  archetypes.forEach(({ id }, at) => {
    hash.update(drawGoods({ archetype: id, palette: at % 12, variant: 1, view: 'hero' }));
  });
  // A buyer's photo has a light of its own.
  hash.update(drawGoods({ archetype: archetypes[0]?.id ?? '', palette: 0, variant: 1, view: 0 }));
  hash.update(
    drawBanner({ archetypes: ['mug', 'pot'], palette: 0, layout: 'card', variant: 0 }) +
      drawBanner({ archetypes: ['mug'], palette: 0, layout: 'wide', crop: 'tile', variant: 0 }),
  );
  hash.update(drawSign('coupon', 0));
  hash.update(drawWordmark({ palette: 0, place: 0, words: ['SAMPLE'] }));
  return hash.digest('hex').slice(0, 12);
}

/** Goods, banners, wordmarks and signs of the sample shop, drawn on first use. */
export function createSampleImages(): ImageSource {
  let version: string | undefined;
  return {
    versionOf: (key) => {
      if (!readPictureKey(key)) return undefined;
      version ??= drawingVersion();
      return version;
    },
    read: async (key) => {
      const picture = readPictureKey(key);
      if (!picture) throw new Error(`"${key}" is no picture of the sample.`);
      const { svg, drawnWidthPx } = draw(picture);
      return { bytes: Buffer.from(svg), drawnWidthPx };
    },
  };
}
