/** The four views of an article. */
import type { Draw, Drawing, Look } from '../goods/drawing';
import { groundY } from '../goods/drawing';
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { group, n, place } from '../parts/svg';
import { flat, standing } from './studio';

export type View = 'hero' | 'detail' | 'colour' | 'use';

export interface Shot {
  readonly drawing: Drawing;
  readonly tone: Tone;
  readonly look: Look;
  /** The same article in its other colours, nearest first. */
  readonly others: readonly Look[];
}

const paper = (pen: Pen, { drawing, tone }: Shot): string =>
  drawing.pose === 'stand' ? standing(pen, tone) : flat(pen, tone);

export function hero(pen: Pen, shot: Shot): string {
  const { draw, rise = 0 } = shot.drawing;
  const goods = draw(pen, shot.look);
  return paper(pen, shot) + (rise ? place(goods, { y: -rise }) : goods);
}

/** Nearer, and a little turned when seen from above. */
export function detail(pen: Pen, shot: Shot): string {
  const { x, y, zoom } = shot.drawing.focus;
  const turn = shot.drawing.pose === 'flat' ? ' rotate(-9)' : '';
  return group(paper(pen, shot) + shot.drawing.draw(pen, shot.look), {
    transform: `translate(400 400) scale(${n(zoom)})${turn} translate(${n(-x)} ${n(-y)})`,
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
}

/** Back to front: the article's own colour stands in front. */
const spots: Record<'stand-slim' | 'stand-full' | 'flat-slim' | 'flat-full', readonly Spot[]> = {
  'stand-slim': [
    { x: 218, y: 600, scale: 0.72 },
    { x: 582, y: 600, scale: 0.72 },
    { x: 400, y: 668, scale: 0.8 },
  ],
  'stand-full': [
    { x: 532, y: 560, scale: 0.58 },
    { x: 300, y: 684, scale: 0.66 },
  ],
  'flat-slim': [
    { x: 205, y: 400, scale: 0.74, turn: -7 },
    { x: 595, y: 400, scale: 0.74, turn: 7 },
    { x: 400, y: 420, scale: 0.78 },
  ],
  'flat-full': [
    { x: 520, y: 280, scale: 0.62, turn: 9 },
    { x: 300, y: 510, scale: 0.68, turn: -5 },
  ],
};

export function drawAt(
  pen: Pen,
  draw: Draw,
  look: Look,
  pose: Drawing['pose'],
  spot: Spot,
): string {
  const anchorY = pose === 'stand' ? groundY : 400;
  return place(place(draw(pen, look), { x: -400, y: -anchorY }), spot);
}

export function colour(pen: Pen, shot: Shot): string {
  const { pose, girth, draw } = shot.drawing;
  const places = spots[`${pose}-${girth}`];
  const looks = [...shot.others.slice(0, places.length - 1), shot.look];
  return (
    paper(pen, shot) +
    looks
      .map((look, i) => {
        const spot = places[places.length - looks.length + i];
        return spot ? drawAt(pen, draw, look, pose, spot) : '';
      })
      .join('')
  );
}
