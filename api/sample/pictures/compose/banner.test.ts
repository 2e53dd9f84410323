import sharp from 'sharp';
import { sampleBanners } from '../../catalogue/banners';
import { samplePlanShops } from '../../catalogue/plan-shops';
import { eventPictureKey } from '../../events/event-picture';
import { eventSeeds } from '../../events/event-seeds';
import { drawingOf } from '../goods';
import { lookOf } from '../look';
import { createPen } from '../parts/pen';
import { readPictureKey } from '../picture-key';
import { archetypeOf } from '../roster';
import { bannerPlanOf, lineUp } from './banner';
import { sheet } from './sheet';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function bannerOf(key: string) {
  const picture = readPictureKey(key);
  if (picture?.kind !== 'banner') throw new Error(`"${key}" is no banner.`);
  return { ...picture, plan: bannerPlanOf(picture.layout, picture.crop) };
}

/** Where the goods of a banner are: the pixels that are not transparent without its field. */
async function goodsBoxOf(key: string): Promise<Box> {
  const { archetypes, palette, variant, plan } = bannerOf(key);
  const pen = createPen();
  const exhibits = archetypes.map((id) => {
    const row = archetypeOf(id);
    return { drawing: drawingOf(row.id), look: lookOf(row, palette, variant) };
  });
  const svg = sheet(pen, lineUp(pen, plan, exhibits).content, plan.width, plan.height);
  const step = 4;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(plan.width / step)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: plan.width, top: plan.height, right: 0, bottom: 0 };
  for (let at = 0; at < info.width * info.height; at += 1) {
    // Soft shadows and light are paler than this.
    if ((data[at * 4 + 3] ?? 0) < 200) continue;
    const [x, y] = [(at % info.width) * step, Math.floor(at / info.width) * step];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + step);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + step);
  }
  return box;
}

/** The part of a banner that its narrowest place shows, as the style sheets crop it, px of the drawing. */
const shownPart: Readonly<Record<string, Box>> = {
  wide: { left: 0, top: 75, right: 1600, bottom: 608 },
  tile: { left: 58, top: 0, right: 1081, bottom: 640 },
  joined: { left: 75, top: 0, right: 928, bottom: 640 },
  band: { left: 0, top: 119, right: 1344, bottom: 619 },
  tall: { left: 0, top: 280, right: 800, bottom: 1000 },
  square: { left: 0, top: 200, right: 800, bottom: 800 },
  card: { left: 0, top: 0, right: 800, bottom: 500 },
};

const banners = sampleBanners().map(({ image_key }) => String(image_key));
const keys = [
  ...banners,
  ...banners.map((key) => key.replace('b/tall-', 'b/wide-')),
  ...samplePlanShops([], new Date('2026-11-21')).planShops.map(({ image_key }) =>
    String(image_key),
  ),
  ...eventSeeds.map(eventPictureKey),
];

it.each(keys)('shows the goods of %s whole, on the floor', async (key) => {
  const { layout, crop, plan } = bannerOf(key);
  const part = shownPart[layout === 'wide' ? (crop ?? layout) : layout];
  if (!part) throw new Error(`No part is known for "${key}".`);
  const box = await goodsBoxOf(key);
  expect(box.left).toBeGreaterThanOrEqual(part.left);
  expect(box.right).toBeLessThanOrEqual(part.right);
  expect(box.top).toBeGreaterThanOrEqual(part.top);
  expect(box.bottom).toBeLessThanOrEqual(part.bottom + 12);
  // The floor begins 90 px above the line on which the goods stand.
  expect(box.bottom).toBeGreaterThan(plan.ground - 90);
});

it('keeps the left of a wide banner free for words', async () => {
  const wide = keys.filter((key) => key.startsWith('b/wide-'));
  const starts = await Promise.all(wide.map(async (key) => (await goodsBoxOf(key)).left));
  expect(Math.min(...starts)).toBeGreaterThan(540);
});
