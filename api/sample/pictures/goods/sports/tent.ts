import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { circle, d, line, path, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const second = look.pick('second', tint(colour, 0.55), '#efe6d2', mix(colour, look.accent, 0.5));
  const kind = look.pick('kind', ...forms.tent.kind);
  const rope = (d1: string): string => line(d1, '#f4f1e8', 3);
  const peg = (x: number, y: number): string => line(d`M${x} ${y}l8 -22`, '#8a8f96', 6);
  if (kind === 'ridge') {
    return (
      contact(pen, 420, 630, 330, 30) +
      rope('M300 250L110 640') +
      peg(106, 650) +
      rope('M640 230L740 580') +
      peg(740, 590) +
      path(
        'M300 246L640 226L724 584L560 640Z',
        pen.linear(
          [
            [0, tint(colour, 0.15)],
            [0.5, colour],
            [1, shade(colour, 0.3)],
          ],
          [0, 0],
          [0.7, 1],
        ),
      ) +
      line('M470 236Q560 430 640 612', shade(colour, 0.4), 3, { opacity: 0.5 }) +
      path('M300 246L560 640H130Z', pen.lit(shade(colour, 0.04))) +
      path(
        'M300 300L420 640H214Z',
        pen.linear(
          [
            [0, '#2b2620'],
            [1, '#4e4438'],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      path('M300 300L214 640L150 640C200 560 270 420 300 300Z', pen.lit(second)) +
      path('M300 300L420 640L500 640C420 560 330 420 300 300Z', pen.lit(shade(second, 0.08))) +
      path('M236 640H404L370 600H262Z', mix(look.accent, '#f0e6d2', 0.4)) +
      line('M300 246L640 226', tint(colour, 0.6), 5) +
      line('M300 246V640', '#6b6f76', 5, { opacity: 0.0 }) +
      stitch('M292 262L146 632M310 262L546 632', contrast(colour, 0.4), 2)
    );
  }
  const dome = 'M104 636C130 420 250 246 400 240C560 246 680 420 704 636Z';
  const door = 'M290 640C296 500 330 400 392 360C452 400 486 500 494 640Z';
  return (
    contact(pen, 410, 640, 320, 28) +
    rope('M160 470L84 652') +
    peg(84, 660) +
    rope('M650 470L728 652') +
    peg(726, 660) +
    panel(pen, { outline: dome, colour, depth: 1.8 }) +
    inside(
      pen,
      dome,
      path('M400 236C480 330 560 480 576 640H720V236Z', shade(colour, 0.35), { opacity: 0.5 }) +
        path('M104 580Q400 620 704 580V650H104Z', second, { opacity: 0.9 }) +
        line('M400 240C280 330 220 480 210 640', shade(colour, 0.45), 5) +
        line('M396 240C276 330 216 480 206 640', tint(colour, 0.6), 3) +
        line('M400 240C500 330 566 480 578 640', shade(colour, 0.5), 5),
    ) +
    path(
      door,
      pen.linear(
        [
          [0, '#2b2620'],
          [1, '#54483b'],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    path('M322 640Q392 610 462 640Z', mix(look.accent, '#f3ead8', 0.4)) +
    circle(392, 440, 13, '#ffe6a6') +
    circle(
      392,
      440,
      60,
      pen.radial([
        [0, '#ffe2a0', 0.7],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    path('M290 640C296 500 330 400 392 360C350 440 330 520 336 640Z', pen.lit(second)) +
    path('M494 640C486 500 452 400 392 360C440 440 462 520 462 640Z', pen.lit(shade(second, 0.1))) +
    stitch('M286 640C292 500 326 396 392 354C456 396 492 500 498 640', contrast(colour, 0.5), 2.4) +
    path('M330 280Q400 220 470 280L456 300Q400 250 344 300Z', pen.lit(second)) +
    line('M336 286Q400 228 464 286', tint(second, 0.6), 3)
  );
};

export const tent: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'park',
  rise: 20,
  focus: { x: 390, y: 450, zoom: 1.7 },
  draw,
};
