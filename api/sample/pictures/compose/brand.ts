/** Abstract brand marks: two or three plain forms on a tile, never letters. */
import { paletteAt } from '../palettes';
import { createPen } from '../parts/pen';
import { chance, hash } from '../parts/seed';
import { circle, d, group, path, rect } from '../parts/svg';
import { mix, tint } from '../parts/tint';
import { sheet } from './sheet';

type Mark = (ink: string, second: string, turn: number) => string;

const marks: readonly [Mark, ...Mark[]] = [
  (ink, second) =>
    circle(160, 200, 84, ink) + circle(240, 200, 84, second, { 'fill-opacity': 0.85 }),
  (ink, second, turn) =>
    group(
      path('M200 110A90 90 0 0 1 200 290Z', ink) + path('M200 110A90 90 0 0 0 200 290Z', second),
      {
        transform: `rotate(${turn} 200 200)`,
      },
    ),
  (ink, second) =>
    path('M110 290V200A90 90 0 0 1 290 200V290H240V200A40 40 0 0 0 160 200V290Z', ink) +
    circle(200, 268, 26, second),
  (ink, second, turn) =>
    group(
      [0, 90, 180, 270]
        .map((angle) =>
          path(
            'M200 200C150 160 160 110 200 96C240 110 250 160 200 200Z',
            angle % 180 ? second : ink,
            {
              transform: `rotate(${angle} 200 200)`,
            },
          ),
        )
        .join(''),
      { transform: `rotate(${turn} 200 200)` },
    ),
  (ink, second) =>
    rect(112, 112, 80, 176, 40, ink) +
    rect(208, 112, 80, 80, 40, second) +
    rect(208, 208, 80, 80, 16, ink),
  (ink, second) =>
    path('M110 280L200 120L290 280Z', ink) + path('M155 280L200 200L245 280Z', second),
  (ink, second) =>
    rect(112, 128, 176, 52, 26, ink) +
    rect(112, 220, 104, 52, 26, second) +
    circle(262, 246, 26, ink),
  (ink, second) =>
    path('M200 104L283 152V248L200 296L117 248V152Z', ink) + circle(200, 200, 44, second),
];

/** A square tile with a mark, told apart by its seed. */
export function drawBrand({ seed, palette }: { seed: string | number; palette: number }): string {
  const pen = createPen();
  const { tones, accent, deep } = paletteAt(palette);
  const filled = chance(seed, 'filled') > 0.55;
  const field = filled ? deep : tint(tones[0].backdrop, 0.45);
  const ink = filled ? tint(tones[0].backdrop, 0.5) : deep;
  const second = filled ? mix(accent, '#ffffff', 0.25) : accent;
  const mark = marks[hash(seed, 'mark') % marks.length] ?? marks[0];
  const turn = (hash(seed, 'turn') % 4) * 45;
  const mirror = chance(seed, 'mirror') > 0.5 ? d`matrix(-1 0 0 1 ${400} 0)` : undefined;
  const content =
    rect(0, 0, 400, 400, 0, field) + group(mark(ink, second, turn), { transform: mirror });
  return sheet(pen, content, 400, 400);
}
