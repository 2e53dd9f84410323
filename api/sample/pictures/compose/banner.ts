/** A palette field with goods standing on its right (or lower) part; words are set over its left as real text. */
import type { Drawing, Look } from '../goods/drawing';
import type { Palette } from '../palettes';
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { circle, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';
import type { ArchetypeId } from '../roster';
import { reachOf, sizeOf } from './reaches';
import { drawAt } from './views';

export type BannerLayout = 'wide' | 'tall' | 'square' | 'card';

/**
 * The place that shows only a part of a wide banner: a `tile` of 8:5, a `joined` tile of 4:3 on phones,
 * or a `band` that is cropped at the right on phones.
 */
export type BannerCrop = 'tile' | 'joined' | 'band';

export interface Exhibit {
  readonly id: ArchetypeId;
  readonly drawing: Drawing;
  readonly look: Look;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The goods stand between these two, from left to right. */
  readonly from: number;
  readonly to: number;
  /** Height of their ground. */
  readonly ground: number;
  /** How large a single one may get, and how large several, which must not reach the words. */
  readonly largest: number;
  readonly largestOfSeveral: number;
}

export const bannerPlans: Readonly<Record<BannerLayout, Plan>> = {
  wide: {
    width: 1600,
    height: 640,
    from: 640,
    to: 1530,
    ground: 574,
    largest: 0.82,
    largestOfSeveral: 0.73,
  },
  tall: {
    width: 800,
    height: 1000,
    from: 50,
    to: 750,
    ground: 900,
    largest: 0.92,
    largestOfSeveral: 0.55,
  },
  square: {
    width: 800,
    height: 800,
    from: 90,
    to: 750,
    ground: 710,
    largest: 0.76,
    largestOfSeveral: 0.7,
  },
  card: {
    width: 800,
    height: 500,
    from: 60,
    to: 740,
    ground: 440,
    largest: 0.62,
    largestOfSeveral: 0.62,
  },
};

/** Where goods stand in a wide banner of which a place shows a part: in that part, beside its words. */
const roomOfCrop: Readonly<Record<BannerCrop, Pick<Plan, 'from' | 'to'>>> = {
  tile: { from: 630, to: 1046 },
  joined: { from: 540, to: 900 },
  band: { from: 700, to: 1300 },
};

/** The plan of a layout, for a crop of it. Only wide banners are cropped at the sides. */
export const bannerPlanOf = (layout: BannerLayout, crop: BannerCrop | undefined): Plan => {
  const plan = bannerPlans[layout];
  return layout === 'wide' && crop ? { ...plan, ...roomOfCrop[crop] } : plan;
};

interface Group {
  readonly scale: number;
  readonly centre: number;
  /** What is drawn of each exhibit, the farthest first. */
  readonly drawn: readonly string[];
}

/** Distance between neighbours, at full size. */
const GAP = 14;

/** Distance from the middle of clothes to the floor, at full size. */
const HUNG_DOWN = 280;

/** Side by side without an overlap, as large as the room allows; the middle ones stand nearer. */
export function lineUp(pen: Pen, plan: Plan, exhibits: readonly Exhibit[]): Group {
  const largestSize = Math.max(...exhibits.map(sizeOf));
  const sized = exhibits.map((exhibit) => {
    const size = sizeOf(exhibit) / largestSize;
    const [left, right, down] = reachOf(exhibit);
    return { ...exhibit, size, reach: [left * size, right * size, down] as const };
  });
  const total = sized.reduce((sum, { reach: [left, right] }) => sum + left + right + GAP, -GAP);
  const largest = exhibits.length > 1 ? plan.largestOfSeveral : plan.largest;
  const scale = Math.min(largest, (plan.to - plan.from) / total);
  const width = total * scale;
  const isBesideWords = plan.from > plan.width - plan.to;
  const start = isBesideWords ? plan.to - width : (plan.from + plan.to - width) / 2;
  let edge = start;
  const placed = sized.map((exhibit, i) => {
    const [left, right] = exhibit.reach;
    const x = edge + left * scale;
    edge = x + (right + GAP) * scale;
    return { ...exhibit, x, step: Math.abs(i - (exhibits.length - 1) / 2) };
  });
  const drawn = placed
    .sort((a, b) => b.step - a.step)
    .map(({ drawing, look, x, step, size, reach: [left, right, down] }) => {
      const ground = plan.ground - step * 44;
      if (drawing.pose === 'stand')
        return drawAt(pen, drawing.draw, look, 'stand', { x, y: ground, scale: scale * size });
      // Goods that are seen from above stand upright here; clothes hang a little higher.
      const y = ground - (down ?? HUNG_DOWN) * scale * size;
      const shadow = down ? contact(pen, x, ground, ((left + right) / 2) * scale * 0.7) : '';
      return shadow + drawAt(pen, drawing.draw, look, 'flat', { x, y, scale: scale * size });
    });
  return { scale, centre: start + width / 2, drawn };
}

export function banner(
  pen: Pen,
  palette: Palette,
  plan: Plan,
  exhibits: readonly Exhibit[],
): string {
  const { width, height, ground } = plan;
  const [{ backdrop, floor }] = palette.tones;
  const horizon = ground - 90;
  const wall = pen.linear(
    [
      [0, tint(backdrop, 0.3)],
      [1, backdrop],
    ],
    [0, 0],
    [1, 0.4],
  );
  const table = pen.linear(
    [
      [0, shade(floor, 0.06)],
      [0.4, floor],
      [1, tint(floor, 0.2)],
    ],
    [0, 0],
    [0, 1],
  );
  const sun = pen.linear(
    [
      [0, tint(floor, 0.25)],
      [1, floor],
    ],
    [0, 0],
    [0.4, 1],
  );
  const goods = lineUp(pen, plan, exhibits);
  return (
    rect(0, 0, width, height, 0, wall) +
    circle(goods.centre, horizon - 300 * goods.scale * 0.5, 200 + 130 * goods.scale, sun) +
    rect(0, horizon, width, height - horizon, 0, table) +
    goods.drawn.join('')
  );
}
