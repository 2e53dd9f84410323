import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { d, ellipse, path } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const edge = look.pick('edge', tint(colour, 0.2), '#c7a25b', contrast(colour, 0.3));
  const disc = (cx: number, cy: number, r: number, tone: string): string =>
    path(
      d`M${cx - r} ${cy}C${cx - r * 0.8} ${cy + r * 0.2} ${cx - r * 0.5} ${cy + r * 0.42} ${cx} ${cy + r * 0.42}S${cx + r * 0.8} ${cy + r * 0.2} ${cx + r} ${cy}Z`,
      pen.round(shade(tone, 0.1)),
    ) +
    ellipse(
      cx,
      cy,
      r,
      r * 0.36,
      pen.linear(
        [
          [0, tint(tone, 0.6)],
          [0.5, tone],
          [1, shade(tone, 0.14)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(cx, cy, r - 3, r * 0.36 - 2, 'none', { stroke: edge, 'stroke-width': 5 }) +
    ellipse(
      cx,
      cy + 4,
      r * 0.7,
      r * 0.24,
      pen.linear(
        [
          [0, shade(tone, 0.18)],
          [0.4, shade(tone, 0.02)],
          [1, tint(tone, 0.5)],
        ],
        [0, 0],
        [0.8, 1],
      ),
    ) +
    ellipse(cx, cy + 5, r * 0.68, r * 0.225, tone);
  const upright = (): string =>
    ellipse(
      276,
      380,
      176,
      178,
      pen.linear(
        [
          [0, tint(colour, 0.5)],
          [0.5, colour],
          [1, shade(colour, 0.25)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(276, 380, 172, 174, 'none', { stroke: edge, 'stroke-width': 5 }) +
    ellipse(
      276,
      380,
      124,
      126,
      pen.linear(
        [
          [0, shade(colour, 0.16)],
          [0.5, colour],
          [1, tint(colour, 0.5)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(276, 380, 118, 120, tint(colour, 0.1));
  const count = look.pick('count', 3, 4, 5);
  const stack = Array.from({ length: count }, (_, i) =>
    disc(430, 584 - i * 26, 226 - (i > 2 ? 46 : 0), i % 2 ? shade(colour, 0.04) : colour),
  ).join('');
  const bowlY = 584 - count * 26;
  const dish =
    path(
      symmetric(
        [0, 0],
        [
          [118, 0],
          [116, 70, 70, 104, 46, 108],
          [0, 112],
        ],
        0,
      ),
      pen.round(colour),
    ) +
    ellipse(0, 0, 118, 40, edge) +
    ellipse(
      0,
      1,
      113,
      36,
      pen.linear([
        [0, shade(colour, 0.3)],
        [1, tint(colour, 0.3)],
      ]),
    );
  return (
    contact(pen, 300, 560, 150, 20) +
    look.pick('back', upright(), '') +
    contact(pen, 440, 654, 220, 30) +
    stack +
    `<g transform="${d`translate(430 ${bowlY - 86})`}">${dish}</g>`
  );
};

export const plates: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 40,
  focus: { x: 400, y: 500, zoom: 1.8 },
  draw,
};
