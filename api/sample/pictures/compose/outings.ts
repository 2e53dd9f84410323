/** Backgrounds, out of focus, of buyers' photos in which a person wears the clothes. */
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { circle, ellipse, group, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { paperFrom, paperSize, wholePaper } from './light';

export type Outing = 'room' | 'elevator' | 'street' | 'park' | 'cafe';

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

/** A street: house fronts, trees and a pavement. */
const street = (pen: Pen, { backdrop }: Tone, accent: string): string =>
  wholePaper(
    pen.linear(
      [
        [0.25, '#cfe0ec'],
        [0.5, '#eef1ee'],
      ],
      [0, 0],
      [0, 1],
    ),
  ) +
  blurred(
    pen,
    rect(-200, 40, 330, 760, 0, mix(backdrop, '#a9907a', 0.55)) +
      [0, 1, 2].map((i) => rect(-20, 110 + i * 190, 90, 120, 3, '#5d6b78')).join('') +
      rect(560, -60, 420, 860, 0, mix(backdrop, '#d9cdbd', 0.5)) +
      [0, 1].map((i) => rect(620 + i * 130, 40, 84, 150, 3, '#7f8f9b')).join('') +
      rect(590, 330, 300, 60, 4, accent) +
      rect(600, 390, 280, 340, 0, shade('#7f8f9b', 0.3)) +
      ellipse(220, 230, 120, 150, '#7f9a6c') +
      ellipse(290, 310, 100, 110, '#91aa79') +
      rect(226, 340, 20, 400, 4, '#6b5441') +
      rect(paperFrom, 730, paperSize, 700, 0, '#bdb8af') +
      rect(paperFrom, 722, paperSize, 14, 0, '#d5d0c6'),
  );

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

/** A path in a park in autumn. */
const park = (pen: Pen, _tone: Tone, accent: string): string =>
  wholePaper(
    pen.linear(
      [
        [0.25, '#d5e4ec'],
        [0.5, '#f2efe4'],
      ],
      [0, 0],
      [0, 1],
    ),
  ) +
  blurred(
    pen,
    [-160, 40, 230, 560, 760, 930]
      .map((x, i) => rect(x + 60, 300, 26, 460, 4, i % 2 ? '#6b5441' : '#7a6450'))
      .join('') +
      [-160, 40, 230, 560, 760, 930]
        .map((x, i) =>
          ellipse(
            x + 70,
            200 + (i % 3) * 50,
            150,
            190,
            ['#d09a4c', '#b7a24f', '#c9763f'][i % 3] ?? '#d09a4c',
          ),
        )
        .join('') +
      rect(paperFrom, 640, paperSize, 140, 0, '#9aa56c') +
      rect(520, 560, 260, 22, 4, mix(accent, '#7a5a3c', 0.7)) +
      rect(540, 500, 220, 20, 4, mix(accent, '#7a5a3c', 0.7)) +
      rect(paperFrom, 740, paperSize, 900, 0, '#d3c6ad') +
      ellipse(160, 790, 90, 10, '#c9763f') +
      ellipse(640, 860, 70, 9, '#d09a4c'),
  );

const drawByOuting: Readonly<Record<Outing, (pen: Pen, tone: Tone, accent: string) => string>> = {
  room,
  elevator,
  street,
  park,
  cafe,
};

export const drawOuting = (pen: Pen, outing: Outing, tone: Tone, accent: string): string =>
  drawByOuting[outing](pen, tone, accent);
