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
  /** Middle of the group of goods and the height of its ground. */
  readonly x: number;
  readonly ground: number;
  readonly scale: number;
  readonly step: number;
}

export const bannerPlans: Readonly<Record<BannerLayout, Plan>> = {
  wide: { width: 1600, height: 640, x: 1180, ground: 540, scale: 0.72, step: 300 },
  tall: { width: 800, height: 1000, x: 430, ground: 860, scale: 0.7, step: 230 },
  square: { width: 800, height: 800, x: 500, ground: 690, scale: 0.62, step: 220 },
};

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
  const middle = (exhibits.length - 1) / 2;
  const row = exhibits
    .map(({ drawing, look }, i) => ({ drawing, look, offset: i - middle }))
    .sort((a, b) => Math.abs(b.offset) - Math.abs(a.offset))
    .map(({ drawing, look, offset }) => {
      const near = 1 - Math.abs(offset) * 0.12;
      const x = plan.x + offset * plan.step;
      return drawing.pose === 'stand'
        ? drawAt(pen, drawing.draw, look, 'stand', {
            x,
            y: ground - Math.abs(offset) * 26,
            scale: plan.scale * near,
          })
        : drawAt(pen, drawing.draw, look, 'flat', {
            x,
            y: ground - 250 * plan.scale - Math.abs(offset) * 10,
            scale: plan.scale * near * 0.9,
            turn: offset * 5,
          });
    })
    .join('');
  return (
    rect(0, 0, width, height, 0, wall) +
    circle(plan.x, horizon - 60, 250 * (plan.scale + 0.25), sun) +
    rect(0, horizon, width, height - horizon, 0, table) +
    row
  );
}
