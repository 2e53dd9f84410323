/** Backgrounds, out of focus, of buyers' photos in which a person wears the clothes. */
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { circle, d, group, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { paperFrom, paperSize, wholePaper } from './light';

export type Outing = 'room' | 'elevator' | 'street' | 'bricks' | 'cafe';

/**
 * Blurs a background. The renderer blurs only the part inside the picture, which makes the edge
 * transparent; the sharp copy below fills the edge.
 */
const blurred = (pen: Pen, content: string): string =>
  pen.copy(content, {}) + group(pen.copy(content, {}), { filter: pen.blur(9, 2) });

/** A bedroom in its mirror: a door, the edge of a bed and floor boards. */
const room = (pen: Pen, { backdrop, floor }: Tone, accent: string): string =>
  wholePaper(pen.lit(backdrop, 0.5)) +
  blurred(
    pen,
    rect(-60, -200, 250, 930, 4, tint(floor, 0.42)) +
      rect(-20, -140, 170, 380, 4, tint(floor, 0.25)) +
      rect(-20, 300, 170, 380, 4, tint(floor, 0.25)) +
      circle(166, 330, 10, '#b9964f') +
      rect(620, 420, 400, 320, 30, mix(accent, '#f3ece2', 0.78)) +
      rect(600, 520, 420, 220, 30, '#fbf8f2') +
      rect(700, 60, 150, 190, 4, '#fffdf8') +
      path('M706 244L760 140L800 200L850 120V244Z', mix(accent, '#ffffff', 0.4)) +
      rect(paperFrom, 730, paperSize, 600, 0, '#c9a27a') +
      rect(paperFrom, 716, paperSize, 18, 0, '#fbf8f2'),
  ) +
  line('M-400 820H1200M-400 920H1200', '#a9835c', 3, { opacity: 0.4 });

/** Pavement from `y` down, with its joints. */
const pavement = (pen: Pen, y: number): string =>
  rect(
    paperFrom,
    y,
    paperSize,
    700,
    0,
    pen.linear(
      [
        [0, '#8f8a82'],
        [0.12, '#aaa59c'],
        [1, '#bdb8af'],
      ],
      [0, 0],
      [0, 1],
    ),
  );

const pavementJoints = line(
  'M-400 812H1200M-400 910H1200M-400 1040H1200M70 760L-40 1200M330 760L310 1200M590 760L660 1200',
  '#7d786f',
  3,
  { opacity: 0.35 },
);

/** A street: a plaster wall with a window and a door, and the pavement before it. */
const street = (pen: Pen, { backdrop }: Tone, accent: string): string => {
  const plaster = mix(backdrop, '#b9aea0', 0.5);
  const door = mix(accent, '#454b4c', 0.6);
  return (
    wholePaper(pen.lit(plaster, 0.7)) +
    blurred(
      pen,
      rect(-190, 40, 380, 440, 0, tint(plaster, 0.4)) +
        rect(-166, 64, 332, 392, 0, pen.lit('#66747c', 0.8)) +
        path('M-120 456L20 64H110L-40 456Z', '#ffffff', { opacity: 0.16 }) +
        rect(-8, 64, 14, 392, 0, tint(plaster, 0.4)) +
        rect(-210, 478, 420, 26, 0, shade(plaster, 0.2)) +
        rect(572, -60, 340, 820, 0, shade(plaster, 0.32)) +
        rect(594, -36, 296, 796, 0, pen.lit(door, 0.5)) +
        [20, 400]
          .map(
            (y) =>
              rect(634, y, 216, 320, 0, shade(door, 0.24)) +
              rect(640, y + 8, 210, 312, 0, tint(door, 0.06)),
          )
          .join('') +
        circle(620, 372, 12, '#c9a45a') +
        rect(paperFrom, 700, 970, 54, 0, shade(plaster, 0.22)) +
        pavement(pen, 752),
    ) +
    pavementJoints
  );
};

/** A brick wall and the pavement before it. */
const bricks = (pen: Pen, { backdrop }: Tone): string => {
  const brick = mix(backdrop, '#a06a52', 0.62);
  const mortar = tint(brick, 0.34);
  const rows = Array.from({ length: 22 }, (_, i) => -230 + i * 44);
  const joints = rows
    .map((y, i) =>
      line(d`M${i % 2 ? -400 : -342} ${y + 22}H1200`, mortar, 44, {
        'stroke-dasharray': '5 111',
        'stroke-linecap': 'butt',
      }),
    )
    .join('');
  return (
    wholePaper(pen.lit(brick, 0.7)) +
    blurred(
      pen,
      line(rows.map((y) => `M-400 ${y}H1200`).join(''), mortar, 5) +
        joints +
        rect(paperFrom, 706, paperSize, 48, 0, shade(brick, 0.4)) +
        pavement(pen, 752),
    ) +
    pavementJoints
  );
};

/** A cafe: lamps, a counter and a window. */
const cafe = (pen: Pen, { floor }: Tone, accent: string): string =>
  wholePaper(pen.lit(mix(floor, '#8a6a50', 0.4), 0.6)) +
  blurred(
    pen,
    rect(-120, -60, 380, 560, 6, '#eaf0ee') +
      rect(60, -60, 14, 560, 0, '#5b4636') +
      rect(-120, 210, 380, 14, 0, '#5b4636') +
      rect(540, 200, 420, 16, 0, '#5b4636') +
      [0, 1, 2, 3]
        .map((i) =>
          rect(
            570 + i * 62,
            120 + (i % 2) * 24,
            40,
            80 - (i % 2) * 24,
            6,
            i % 2 ? '#efe4d2' : accent,
          ),
        )
        .join('') +
      circle(330, 60, 46, '#ffe9bd') +
      circle(560, 40, 40, '#ffe3ac') +
      rect(paperFrom, 560, 640, 240, 8, '#6e5340') +
      rect(600, 600, 420, 200, 8, '#7c604a') +
      rect(paperFrom, 750, paperSize, 700, 0, '#9a7c62'),
  );

/** A lift with steel walls, seen in its mirror. */
const elevator = (pen: Pen, { backdrop }: Tone): string =>
  wholePaper(pen.lit('#cfd2d4', 0.5)) +
  blurred(
    pen,
    [-260, -20, 220, 460, 700, 940]
      .map((x) => rect(x, paperFrom, 226, 1_200, 0, pen.round('#c3c7ca', 0.35)))
      .join('') +
      rect(paperFrom, -180, paperSize, 60, 0, '#fffdf6') +
      rect(300, -60, 200, 900, 0, pen.lit(mix(backdrop, '#b4b8bb', 0.6), 0.6)) +
      rect(396, -60, 8, 900, 0, '#7c8185') +
      rect(paperFrom, 540, paperSize, 26, 12, pen.roundAcross('#9aa0a4')) +
      rect(640, 250, 92, 240, 8, '#8b9094') +
      [0, 1, 2, 3]
        .flatMap((i) => [0, 1].map((j) => circle(668 + j * 36, 290 + i * 50, 12, '#f2ead2')))
        .join('') +
      rect(paperFrom, 830, paperSize, 800, 0, '#6f6a66'),
  ) +
  line('M-400 930H1200M-400 1060H1200M140 830V1300M660 830V1300', '#57524e', 3, { opacity: 0.5 });

const drawByOuting: Readonly<Record<Outing, (pen: Pen, tone: Tone, accent: string) => string>> = {
  room,
  elevator,
  street,
  bricks,
  cafe,
};

export const drawOuting = (pen: Pen, outing: Outing, tone: Tone, accent: string): string =>
  drawByOuting[outing](pen, tone, accent);
