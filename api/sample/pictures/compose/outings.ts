/** Backgrounds, out of focus, of buyers' photos in which a person wears the clothes. */
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { circle, ellipse, group, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { paperFrom, paperSize, wholePaper } from './light';

export const outings = ['room', 'street', 'cafe'] as const;
type Outing = (typeof outings)[number];

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

const drawByOuting: Readonly<Record<Outing, (pen: Pen, tone: Tone, accent: string) => string>> = {
  room,
  street,
  cafe,
};

export const drawOuting = (pen: Pen, outing: Outing, tone: Tone, accent: string): string =>
  drawByOuting[outing](pen, tone, accent);
