import { contact } from '../../parts/shadow';
import { circle, ellipse, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, inside } from '../../parts/trim';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const pop = look.pick('pop', '#c98f6b', '#b9bec6', look.accent);
  const ring = look.pick('kind', false, true);
  const handle = ring
    ? 'M356 392H440L432 622Q430 650 398 650T362 622Z'
    : 'M372 396L456 380L470 600Q470 640 436 646T392 616Z';
  const grip =
    path(handle, pen.round(colour)) +
    rect(388, 452, 26, 64, 13, shade(colour, 0.3)) +
    rect(392, 458, 18, 24, 9, pop) +
    circle(401, 548, 8, pop) +
    line('M360 604Q400 622 444 604', pop, 6);
  const cord = line('M410 644C400 690 480 690 560 672S690 640 700 690', shade(colour, 0.5), 13);
  if (ring) {
    return (
      contact(pen, 402, 652, 70, 16) +
      cord +
      grip +
      circle(398, 270, 150, shade(colour, 0.4), { transform: 'translate(34 -4)' }) +
      circle(398, 270, 150, pen.lit(colour, 1.4)) +
      circle(398, 270, 104, shade(colour, 0.45)) +
      circle(
        398,
        270,
        98,
        pen.radial([
          [0, '#3a3d44'],
          [1, '#15161a'],
        ]),
      ) +
      circle(398, 270, 62, pen.lit(pop, 1.3)) +
      circle(398, 270, 50, '#1c1d21') +
      [0, 1, 2, 3]
        .map((i) =>
          circle(398, 270, 14 + i * 10, 'none', {
            stroke: pop,
            'stroke-width': 2,
            'stroke-opacity': 0.6,
          }),
        )
        .join('') +
      circle(398, 270, 127, 'none', {
        stroke: tint(colour, 0.4),
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      }) +
      gleam(pen, 'M262 230C280 170 330 132 390 126C330 150 300 190 288 250Z', 0.6)
    );
  }
  const barrel =
    'M190 214Q180 292 190 366L300 388C380 402 480 402 540 370C590 340 592 240 540 208C480 178 380 178 300 194Z';
  return (
    contact(pen, 430, 652, 80, 18) +
    cord +
    grip +
    path(barrel, pen.roundAcross(colour)) +
    path('M190 214L300 194V388L190 366Q180 292 190 214Z', pen.roundAcross(shade(colour, 0.16))) +
    path('M130 232L192 220Q184 292 192 360L130 348Q122 290 130 232Z', pen.roundAcross('#2c2d31')) +
    ellipse(131, 290, 9, 58, '#131417') +
    line('M302 196Q290 292 302 386', pop, 8) +
    ellipse(540, 290, 40, 84, shade(colour, 0.3)) +
    ellipse(544, 290, 34, 76, '#232428') +
    inside(
      pen,
      'M544 214a34 76 0 1 1 -.1 0Z',
      dashes('#5a5d64', { gap: 9, width: 5.2, area: { x: 510, y: 214, w: 70, h: 156 } }),
    ) +
    ellipse(544, 290, 34, 76, 'none', { stroke: pop, 'stroke-width': 4 }) +
    gleam(pen, 'M320 214C390 200 460 202 510 218C460 222 390 226 322 240Z', 0.7)
  );
};

export const hairDryer: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'vanity',
  focus: { x: 360, y: 320, zoom: 1.7 },
  draw,
};
