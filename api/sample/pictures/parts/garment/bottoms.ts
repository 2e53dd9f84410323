/** Trousers and skirts on their display: a hanger, a tailor's form, a person or the table. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { castShadow, ink } from '../shadow';
import { symmetric } from '../shape';
import { d, ellipse, group, line, mirrored, path, rect } from '../svg';
import { shade, tint } from '../tint';
import { linen } from './display';
import { figureAbove, figureBelow, waistEdge } from './figure-below';

/** Height (y) at which the clips of a hanger hold the waistband. */
const clipY = 120;

const clipHanger = (pen: Pen): string =>
  line('M400 66V40q0 -10 9 -16q15 -9 15 -24a22 22 0 0 0 -43 -6', '#8d9197', 6) +
  rect(280, 64, 240, 9, 4, pen.roundAcross('#b9bdc3'));

const clips = (pen: Pen): string =>
  [308, 492].map((x) => rect(x - 14, 62, 28, 52, 5, pen.lit('#8d9197'))).join('');

/** Height (y) of the waist of a person. */
const PERSON_WAIST_Y = 400;

/** Height that a garment fills, and the largest scale, which short garments have. */
const room = { height: 590, maxScale: 1.2 };

const pole = (pen: Pen): string => rect(391, 320, 18, 900, 4, pen.round('#5b5550'));

/** The upper part of a tailor's form, from its flat top to the upper edge of the waistband. */
function formWaist(pen: Pen, isSkirt: boolean): string {
  const [side, top] = waistEdge(isSkirt);
  const waist = symmetric(
    [0, 12],
    [
      [side * 0.94, 12],
      [side * 0.88, 50, side * 0.92, 76, side, top],
      [side * 0.6, top + 6, side * 0.3, top + 9, 0, top + 9],
    ],
  );
  return (
    path(waist, pen.round(linen, 0.75)) +
    line(d`M400 14V${top + 8}`, shade(linen, 0.3), 2, { opacity: 0.5 }) +
    ellipse(400, 12, side * 0.94, 13, tint(linen, 0.3)) +
    rect(393, -12, 14, 22, 5, pen.round('#b98a5c'))
  );
}

/** The inside of the back at the waist, visible above the front edge. */
export const waistInside = (pen: Pen, outline: string, colour: string): string =>
  path(
    outline,
    pen.linear(
      [
        [0, shade(colour, 0.2)],
        [1, shade(colour, 0.55)],
      ],
      [0, 0],
      [0, 1],
    ),
  );

interface Bottom {
  /** Outline of the right half or of the whole; the shadow uses it. */
  readonly outline: string;
  readonly hemY: number;
  readonly isSkirt: boolean;
}

/** Draws trousers or a skirt; `content` is the garment without its display. */
export function bottoms(
  pen: Pen,
  look: Look,
  content: string,
  { outline, hemY, isSkirt }: Bottom,
): string {
  const { display } = look;
  if (display === 'person') {
    const { back, body } = figureAbove(pen, look, isSkirt);
    return group(back + figureBelow(pen, look, hemY, isSkirt) + content + body, {
      transform: `translate(400 ${PERSON_WAIST_Y}) scale(.8) translate(-400 ${-clipY})`,
    });
  }
  const isHung = display === 'hanger';
  const isOnForm = display === 'bust';
  const shape = pen.shape(outline, { fill: ink });
  const scale = Math.min(room.height / (hemY - 84), display === 'rail' ? 1 : room.maxScale);
  const lean = display === 'flat' ? look.range('lean', -9, 9) : 0;
  const shown =
    castShadow(pen, shape + mirrored(shape), display === 'flat' ? 1 : 2) +
    (isHung ? clipHanger(pen) : isOnForm ? pole(pen) : '') +
    content +
    (isHung ? clips(pen) : isOnForm ? formWaist(pen, isSkirt) : '');
  const middle = (84 + hemY) / 2;
  const [from, to] = display === 'rail' ? [clipY, clipY] : [middle, isHung || isOnForm ? 424 : 404];
  return group(shown, {
    transform: d`translate(400 ${to}) rotate(${lean}) scale(${String(Math.round(scale * 1000) / 1000)}) translate(-400 ${-from})`,
  });
}
