/** A palette field with goods standing on its right (or lower) part; words are set over its left as real text. */
import type { Drawing, Look } from '../goods/drawing';
import type { Palette } from '../palettes';
import type { Pen } from '../parts/pen';
import { circle, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';
import { drawAt } from './views';

export type BannerLayout = 'wide' | 'tall' | 'square' | 'card';

/**
 * The place that shows only a part of a wide banner: a `tile` of 8:5, a `joined` tile of 4:3 on phones,
 * or a `band` that is cropped at the right on phones.
 */
export type BannerCrop = 'tile' | 'joined' | 'band';

export interface Exhibit {
  readonly drawing: Drawing;
  readonly look: Look;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The goods stand between these two, from left to right. */
  readonly from: number;
  readonly to: number;
  /** Height of their ground, and how large they may get. */
  readonly ground: number;
  readonly largest: number;
}

export const bannerPlans: Readonly<Record<BannerLayout, Plan>> = {
  wide: { width: 1600, height: 640, from: 640, to: 1530, ground: 574, largest: 0.82 },
  tall: { width: 800, height: 1000, from: 50, to: 750, ground: 900, largest: 0.92 },
  square: { width: 800, height: 800, from: 90, to: 750, ground: 710, largest: 0.76 },
  card: { width: 800, height: 500, from: 60, to: 740, ground: 440, largest: 0.62 },
};

/** Where goods stand in a wide banner of which a place shows a part: in that part, beside its words. */
const roomOfCrop: Readonly<Record<BannerCrop, Pick<Plan, 'from' | 'to'>>> = {
  tile: { from: 610, to: 1066 },
  joined: { from: 540, to: 900 },
  band: { from: 700, to: 1300 },
};

/** The plan of a layout, for a crop of it. Only wide banners are cropped at the sides. */
export const bannerPlanOf = (layout: BannerLayout, crop: BannerCrop | undefined): Plan => {
  const plan = bannerPlans[layout];
  return layout === 'wide' && crop ? { ...plan, ...roomOfCrop[crop] } : plan;
};

/** Distance between neighbours of a kind, at full size: drawings overlap a little. */
const stepOf = ({ girth }: Drawing): number => (girth === 'slim' ? 258 : 426);

/** The farthest that a drawing reaches from its middle to a side, at full size. */
const reachOf = ({ girth }: Drawing): number => (girth === 'slim' ? 290 : 345);

interface Group {
  readonly scale: number;
  readonly centre: number;
  readonly content: string;
}

/** Side by side, as large as the room allows; the middle ones stand nearer and in front. */
export function lineUp(pen: Pen, plan: Plan, exhibits: readonly Exhibit[]): Group {
  const steps = exhibits.map(({ drawing }) => stepOf(drawing));
  const margins = exhibits.map(({ drawing }) => reachOf(drawing) - stepOf(drawing) / 2);
  const total =
    steps.reduce((sum, step) => sum + step, 0) + (margins[0] ?? 0) + (margins.at(-1) ?? 0);
  const scale = Math.min(plan.largest, (plan.to - plan.from) / total);
  const width = total * scale;
  const isBesideWords = plan.from > plan.width - plan.to;
  const start = isBesideWords ? plan.to - width : (plan.from + plan.to - width) / 2;
  let edge = start + (margins[0] ?? 0) * scale;
  const placed = exhibits.map((exhibit, i) => {
    const ownWidth = (steps[i] ?? 0) * scale;
    edge += ownWidth;
    return { ...exhibit, x: edge - ownWidth / 2, step: Math.abs(i - (exhibits.length - 1) / 2) };
  });
  const content = placed
    .sort((a, b) => b.step - a.step)
    .map(({ drawing, look, x, step }) => {
      const stands = drawing.pose === 'stand';
      const y = plan.ground - step * 44 - (stands ? 0 : 280 * scale);
      return drawAt(pen, drawing.draw, look, drawing.pose, { x, y, scale });
    })
    .join('');
  return { scale, centre: start + width / 2, content };
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
    goods.content
  );
}
