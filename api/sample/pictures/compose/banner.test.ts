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

/** What is drawn of each of the goods, without the field. */
function goodsOf(key: string): string[] {
  const { archetypes, palette, variant, plan } = bannerOf(key);
  const pen = createPen();
  const exhibits = archetypes.map((id) => {
    const row = archetypeOf(id);
    return { id: row.id, drawing: drawingOf(row.id), look: lookOf(row, palette, variant) };
  });
  const { drawn } = lineUp(pen, plan, exhibits);
  return drawn.map((goods) => sheet(pen, goods, plan.width, plan.height));
}

/** Where one of the goods of a banner is: its pixels that are not transparent. */
async function boxOf(svg: string, { width, height }: { width: number; height: number }) {
  const step = 4;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width / step)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
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

/** Boxes by key: each banner is measured once for all tests. */
const boxesByKey = new Map<string, Promise<Box[]>>();

function boxesOf(key: string): Promise<Box[]> {
  const { plan } = bannerOf(key);
  const boxes = boxesByKey.get(key) ?? Promise.all(goodsOf(key).map((svg) => boxOf(svg, plan)));
  boxesByKey.set(key, boxes);
  return boxes;
}

async function goodsBoxOf(key: string): Promise<Box> {
  const boxes = await boxesOf(key);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
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

/** How far the boxes of neighbours may overlap: a cable or a leaf beside the next goods. */
const MAX_OVERLAP_PX = 16;

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

it.each(keys)('puts no goods of %s in front of others', async (key) => {
  const boxes = [...(await boxesOf(key))].sort((a, b) => a.left - b.left);
  for (const [at, box] of boxes.entries())
    expect((boxes[at - 1]?.right ?? 0) - box.left).toBeLessThanOrEqual(MAX_OVERLAP_PX);
});

it('keeps the top of a tall banner free for the words of the home', async () => {
  const heroes = banners.slice(0, 6);
  const tops = await Promise.all(heroes.map(async (key) => (await goodsBoxOf(key)).top));
  // Three lines of words end at this height (y).
  expect(Math.min(...tops)).toBeGreaterThan(500);
});
