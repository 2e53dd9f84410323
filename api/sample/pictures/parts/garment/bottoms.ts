/** Trousers and skirts on what shows them. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { castShadow, ink } from '../shadow';
import { d, group, line, mirrored, rect } from '../svg';

/** Where the clips of the rail's hanger hold a waistband. */
const clipY = 120;

const clipHanger = (pen: Pen): string =>
  line('M400 66V40q0 -10 9 -16q15 -9 15 -24a22 22 0 0 0 -43 -6', '#8d9197', 6) +
  rect(280, 64, 240, 9, 4, pen.roundAcross('#b9bdc3'));

const clips = (pen: Pen): string =>
  [308, 492].map((x) => rect(x - 14, 62, 28, 52, 5, pen.lit('#8d9197'))).join('');

/** The length of what a garment below the waist fills, and the most that a short one is enlarged. */
const room = { height: 590, enlarged: 1.2 };

/**
 * @param outlines right halves or whole outlines, for the shadow
 */
export function bottoms(
  pen: Pen,
  look: Look,
  content: string,
  outlines: readonly string[],
  hemY: number,
): string {
  const { display } = look;
  const isHung = display === 'hanger' || display === 'bust';
  const shape = outlines.map((outline) => pen.shape(outline, { fill: ink })).join('');
  const scale = Math.min(room.height / (hemY - 84), display === 'rail' ? 1 : room.enlarged);
  const lean = display === 'flat' ? look.range('lean', -9, 9) : 0;
  const shown =
    castShadow(pen, shape + mirrored(shape), display === 'flat' ? 1 : 2) +
    (isHung ? clipHanger(pen) : '') +
    content +
    (isHung ? clips(pen) : '');
  const middle = (84 + hemY) / 2;
  const [from, to] = display === 'rail' ? [clipY, clipY] : [middle, isHung ? 424 : 404];
  return group(shown, {
    transform: d`translate(400 ${to}) rotate(${lean}) scale(${String(Math.round(scale * 1000) / 1000)}) translate(-400 ${-from})`,
  });
}
