/** Nuts that differ in shape and colour, each about 50 px wide and round 0, 0. */
import type { Pen } from '../../parts/pen';
import { circle, d, ellipse, line, path } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';

const almond = (pen: Pen): string =>
  path('M0 -28C17 -14 19 14 4 27C-18 20 -19 -12 0 -28Z', pen.ball('#a8612f')) +
  line('M0 -20Q-4 0 2 20M-8 -8Q-10 4 -5 14M8 -10Q8 4 6 16', shade('#a8612f', 0.4), 1.5, {
    opacity: 0.6,
  });

const walnut = (pen: Pen): string =>
  path(
    'M-2 -24C-18 -28 -28 -14 -23 -3C-30 8 -20 24 -5 22L0 26L6 22C20 25 29 9 23 -2C28 -14 18 -28 4 -24Z',
    pen.ball('#cda468'),
  ) +
  line(
    'M2 -20Q-3 -2 2 20M-21 -6q7 3 4 9M-12 -17q5 5 -1 11M-16 12q4 -5 9 -1M20 -9q-8 1 -6 8M9 -17q-3 6 3 9M15 13q-4 -6 -9 -2',
    '#80562c',
    2.6,
    { opacity: 0.7 },
  );

const cashew = (pen: Pen): string =>
  path(
    'M-24 8C-28 -14 -8 -28 12 -20C24 -14 26 -2 18 2C10 4 8 -6 0 -6C-8 -6 -8 6 -8 14C-10 24 -22 20 -24 8Z',
    pen.ball('#ecd5a2'),
  ) + line('M-16 6Q-14 -12 6 -14', tint('#ecd5a2', 0.7), 3, { opacity: 0.7 });

const cranberry = (pen: Pen): string =>
  path('M-16 -8C-8 -20 14 -18 18 -4C22 12 2 20 -10 14C-22 10 -22 0 -16 -8Z', pen.ball('#9c2733')) +
  line('M-10 -4Q0 -10 10 -4M-8 6Q2 0 12 6', '#5c141d', 2, { opacity: 0.7 });

const macadamia = (pen: Pen): string =>
  circle(0, 0, 19, pen.ball('#e9d6ac')) +
  ellipse(-6, -7, 6, 4, tint('#e9d6ac', 0.7), { opacity: 0.8 });

const kinds = { almond, walnut, cashew, cranberry, macadamia };
export type NutKind = keyof typeof kinds;

/** What each colourway holds: 아몬드, 호두, 하루견과. */
const mixtures: readonly (readonly NutKind[])[] = [
  ['almond'],
  ['walnut'],
  ['almond', 'cashew', 'walnut', 'cranberry', 'macadamia', 'cashew'],
];

export const mixtureOf = (colourIndex: number): readonly NutKind[] =>
  mixtures[colourIndex] ?? ['almond'];

/** The colour behind the nuts of a mixture, in the gaps. */
export const gapColourOf = (mixture: readonly NutKind[]): string =>
  mixture.length > 1 ? '#7a4c2c' : mixture[0] === 'walnut' ? '#8a6236' : '#6b3a1d';

export type DrawNut = (x: number, y: number, scale: number, turn: number, i: number) => string;

/** Draws the nuts of a mixture in turn. */
export const nutDrawer =
  (pen: Pen, mixture: readonly NutKind[]): DrawNut =>
  (x, y, scale, turn, i) =>
    pen.copy(kinds[mixture[i % mixture.length] ?? 'almond'](pen), {
      transform: d`translate(${x} ${y}) rotate(${Math.round(turn)}) scale(${scale})`,
    });
