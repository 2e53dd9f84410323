/** Pictures of what is no goods, for links of a menu: coupons, deals, best lists, brands. */
import { type Palette, paletteAt } from '../palettes';
import { createPen, type Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { circle, group, line, path, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';
import { sheet } from './sheet';

/** Width and height of the drawing, px. */
export const SIGN_PX = 400;
const paper = '#fffdf8';
const gold = '#e2b24a';

type DrawSign = (pen: Pen, palette: Palette) => string;

/** A ticket with a percent sign and a line to tear along. */
const coupon: DrawSign = (pen, { deep }) =>
  group(
    path(
      'M94 134H306a14 14 0 0 1 14 14v32a20 20 0 0 0 0 40v32a14 14 0 0 1 -14 14H94a14 14 0 0 1 -14 -14v-32a20 20 0 0 0 0 -40v-32a14 14 0 0 1 14 -14Z',
      pen.lit(deep),
    ) +
      line('M262 152V248', paper, 5, { 'stroke-dasharray': '3 13', opacity: 0.9 }) +
      line('M206 164L138 236', paper, 12) +
      circle(140, 172, 15, 'none', { stroke: paper, 'stroke-width': 11 }) +
      circle(204, 228, 15, 'none', { stroke: paper, 'stroke-width': 11 }),
    { transform: 'rotate(-12 200 200)' },
  );

/** A stopwatch. */
const clock: DrawSign = (pen, { deep }) =>
  rect(184, 80, 32, 40, 8, shade(deep, 0.2)) +
  line('M274 132L292 114', shade(deep, 0.2), 16) +
  circle(200, 212, 100, pen.lit(deep)) +
  circle(200, 212, 76, paper) +
  ['M200 146V156', 'M266 212H256', 'M200 278V268', 'M134 212H144']
    .map((tick) => line(tick, shade(deep, 0.1), 7))
    .join('') +
  line('M200 212V166', deep, 11) +
  line('M200 212L232 232', deep, 11) +
  circle(200, 212, 10, deep);

/** A medal on a ribbon. */
const medal: DrawSign = (pen, { deep }) =>
  path('M132 88H186L214 178L170 190Z', shade(deep, 0.12)) +
  path('M268 88H214L186 178L230 190Z', pen.lit(deep)) +
  circle(200, 232, 78, pen.ball(gold, 0.6)) +
  circle(200, 232, 60, 'none', { stroke: shade(gold, 0.22), 'stroke-width': 5 }) +
  path('M200 190L212 218L242 221L219 241L226 271L200 255L174 271L181 241L158 221L188 218Z', paper);

/** A present with a bow. */
const gift: DrawSign = (pen, { deep }) =>
  rect(112, 192, 176, 118, 10, pen.lit(deep)) +
  rect(184, 192, 32, 118, 0, gold) +
  rect(98, 154, 204, 48, 10, pen.lit(tint(deep, 0.16))) +
  rect(184, 154, 32, 48, 0, tint(gold, 0.25)) +
  line('M200 152C150 150 118 128 134 106S190 116 200 152', gold, 14) +
  line('M200 152C250 150 282 128 266 106S210 116 200 152', gold, 14);

/** A price tag on a string. */
const tag: DrawSign = (pen, { deep }) =>
  path(
    'M122 122H206Q214 122 220 128L304 212Q316 224 304 236L236 304Q224 316 212 304L128 220Q122 214 122 206Z',
    pen.lit(deep),
  ) +
  line('M156 156C140 110 100 92 84 120', gold, 7) +
  circle(158, 158, 15, paper) +
  line('M196 232L240 188M222 258L254 226', paper, 11, { opacity: 0.9 });

const signs = { coupon, clock, medal, gift, tag } as const;

export type SignId = keyof typeof signs;

export const isSign = (id: string): id is SignId => Object.hasOwn(signs, id);

/** A square picture of a sign on the paper of a palette, without words. */
export function drawSign(id: SignId, palette: number): string {
  const pen = createPen();
  const colours = paletteAt(palette);
  const [{ backdrop, floor }] = colours.tones;
  const wall = pen.linear(
    [
      [0, tint(backdrop, 0.3)],
      [1, floor],
    ],
    [0, 0],
    [1, 1],
  );
  const content =
    rect(0, 0, SIGN_PX, SIGN_PX, 0, wall) +
    contact(pen, 204, 322, 92, 12) +
    signs[id](pen, colours);
  return sheet(pen, content, SIGN_PX, SIGN_PX);
}
