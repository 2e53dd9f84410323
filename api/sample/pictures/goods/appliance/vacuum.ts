import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, ellipse, group, line, path, place, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { gleam, inside, streak } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const pop = look.pick('pop', look.accent, '#d8573c', '#6a4fa0');
  const dark = '#34373d';
  const tube = pen.metal(look.pick('tube', pop, '#c9ccd2', mix(pop, '#c9ccd2', 0.4)));
  const head = 'M190 606L250 566H520L590 606Q600 644 580 650H200Q180 644 190 606Z';
  const canister = rounded(372, 176, 100, 150, 34);
  const bin = rounded(384, 206, 76, 104, 22);
  const wand = rect(390, 360, 22, 250, 10, tube) + rect(382, 566, 38, 48, 10, pen.round(dark));
  const body =
    path(canister, pen.round(colour)) +
    path(bin, '#dfe8ee', { opacity: 0.85 }) +
    inside(
      pen,
      bin,
      path('M384 280Q420 262 460 284V320H384Z', '#8c8478', { opacity: 0.7 }) +
        path('M404 214L420 262L436 214Z', dark),
    ) +
    streak(pen, 392, 216, 8, 70, 0.8) +
    path(
      'M382 190C390 150 402 134 430 128L520 120C560 118 572 140 566 176L552 252C548 272 520 272 518 252L522 186C522 172 512 170 500 172L470 182Z',
      pen.lit(dark, 1.2),
    ) +
    path('M520 122C552 118 566 136 562 166L556 204L534 200L538 168C540 152 528 146 510 146Z', pop, {
      opacity: 0.9,
    }) +
    ellipse(400, 156, 44, 44, pen.ball(colour)) +
    circle(400, 156, 30, dark) +
    circle(
      400,
      156,
      22,
      pen.radial([
        [0, '#1a1c20'],
        [1, '#40444c'],
      ]),
    ) +
    circle(400, 156, 12, 'none', { stroke: '#7fe0c0', 'stroke-width': 4 }) +
    rect(376, 318, 48, 26, 8, pen.round(pop));
  const foot =
    path(head, pen.lit(colour, 1.2)) +
    path('M250 566H520L544 582H232Z', pop, { opacity: 0.9 }) +
    path(
      'M196 622H588V642Q586 650 576 650H206Q196 650 196 642Z',
      pen.linear(
        [
          [0, dark],
          [1, shade(dark, 0.5)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    [0, 1, 2, 3, 4].map((i) => circle(260 + i * 68, 634, 6, '#f5e6b0', { opacity: 0.9 })).join('') +
    gleam(pen, 'M214 604L262 576H330L300 612H216Z', 0.5) +
    line(d`M200 616H584`, tint(colour, 0.5), 2, { opacity: 0.6 });
  return (
    contact(pen, 400, 650, 170, 20) +
    group(wand + place(place(body, { x: -400, y: -340 }), { x: 400, y: 388, scale: 1.26 }), {
      transform: 'rotate(7 400 620)',
    }) +
    place(foot, { x: 124, y: 202, scale: 0.69 })
  );
};

export const vacuum: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 420, y: 230, zoom: 2 },
  draw,
};
