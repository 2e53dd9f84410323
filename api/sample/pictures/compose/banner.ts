/** A palette field with goods standing on its right (or lower) part; words are set over its left as real text. */
import type { Drawing, Look } from '../goods/drawing';
import type { Palette } from '../palettes';
import type { Pen } from '../parts/pen';
import { circle, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';
import { drawAt } from './views';

export type BannerLayout = 'wide' | 'tall' | 'square';

export interface Exhibit {
  readonly drawing: Drawing;
  readonly look: Look;
}

interface Plan {
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
};

/** How much room a drawing takes at full size. */
const breadth = ({ girth }: Drawing): number => (girth === 'slim' ? 340 : 560);

/** The share of its room that a drawing in a group keeps to itself. */
const overlap = 0.76;

interface Group {
  readonly scale: number;
  readonly centre: number;
  readonly content: string;
}

/** Side by side, as large as the room allows; the middle ones stand nearer and in front. */
function lineUp(pen: Pen, plan: Plan, exhibits: readonly Exhibit[]): Group {
  const rooms = exhibits.map(({ drawing }) => breadth(drawing));
  const [first = 0, last = 0] = [rooms[0], rooms.at(-1)];
  const total = rooms.reduce(
    (sum, room) => sum + room * overlap,
    (first + last) * (1 - overlap) * 0.5,
  );
  const scale = Math.min(plan.largest, (plan.to - plan.from) / total);
  const width = total * scale;
  const start = plan.width > plan.height ? plan.to - width : (plan.from + plan.to - width) / 2;
  let edge = start + first * (1 - overlap) * 0.5 * scale;
  const placed = exhibits.map((exhibit, i) => {
    const ownWidth = (rooms[i] ?? 0) * overlap * scale;
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
  layout: BannerLayout,
  exhibits: readonly Exhibit[],
): string {
  const plan = bannerPlans[layout];
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
