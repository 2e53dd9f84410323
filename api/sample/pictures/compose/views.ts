/** The four views of an article. */
import type { Draw, Drawing, Look, Place } from '../goods/drawing';
import { groundY, poseOf } from '../goods/drawing';
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { group, n, place } from '../parts/svg';
import type { ArchetypeId } from '../roster';
import { settingOf } from './places';
import { framed, paperOf } from './studio';

export type View = 'hero' | 'detail' | 'colour' | 'use';

/** Draws another archetype in the colours of the picture's palette. */
export type DrawProp = (pen: Pen, id: ArchetypeId) => string;

export interface Shot {
  readonly id: ArchetypeId;
  readonly drawing: Drawing;
  readonly tone: Tone;
  readonly look: Look;
  /** The same article in its other colours, nearest first. */
  readonly others: readonly Look[];
  readonly drawProp: DrawProp;
}

const paper = (pen: Pen, { drawing, tone, look }: Shot, isGroup = false): string =>
  paperOf(pen, poseOf(drawing, look), tone, look, !isGroup && !drawing.isLarge);

export function hero(pen: Pen, shot: Shot): string {
  const { draw, rise = 0, hasOneSide = false } = shot.drawing;
  const goods = draw(pen, shot.look);
  const shown = paper(pen, shot) + (rise ? place(goods, { y: -rise }) : goods);
  return framed(shown, poseOf(shot.drawing, shot.look), shot.look, !hasOneSide);
}

/** Nearer, and a little turned when seen from above. */
export function detail(pen: Pen, shot: Shot): string {
  const { x, y, zoom } = shot.drawing.focus;
  const turn = poseOf(shot.drawing, shot.look) === 'flat' ? ' rotate(-9)' : '';
  return group(paper(pen, shot) + shot.drawing.draw(pen, shot.look), {
    transform: `translate(400 400) scale(${n(zoom)})${turn} translate(${n(-x)} ${n(-y)})`,
  });
}

/** The look of the same article laid flat. */
const laidFlat = (look: Look): Look => ({ ...look, display: 'flat' });

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
    { x: 540, y: 572, scale: 0.64 },
    { x: 290, y: 690, scale: 0.72 },
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
  const looks = [...shot.others.slice(0, places.length - 1), shot.look].map(laidFlat);
  return (
    paper(pen, { ...shot, look: laidFlat(shot.look) }, true) +
    looks
      .map((look, i) => {
        const spot = places[places.length - looks.length + i];
        return spot ? drawAt(pen, draw, look, pose, spot) : '';
      })
      .join('')
  );
}

/** Goods drawn from above, flattened so that they lie on a table seen from the side. */
const laidDown = (goods: string, x: number, y: number, scale: number): string =>
  group(goods, {
    transform: `translate(${x} ${y}) skewX(-14) scale(${scale} ${Math.round(scale * 52) / 100})`,
  });

/** Whether clothes hang in a place. */
export const isHung = (where: Place): boolean => where === 'wardrobe' || where === 'rack';

/** Pictures that are already this long get no further props. */
const enough = 19_000;

/** The article in a place, with as many of the place's props as the picture has room for. */
export function inPlace(pen: Pen, shot: Shot, where: Place, tone: Tone, accent: string): string {
  const { drawing, id } = shot;
  const look: Look = isHung(where) ? { ...shot.look, display: 'rail' } : shot.look;
  const { back, x, y, scale, props } = settingOf(pen, where, tone, accent);
  const goods = place(drawing.draw(pen, look), {
    x: -400,
    y: drawing.pose === 'stand' ? -groundY : -400,
  });
  const shown =
    drawing.pose === 'stand' || isHung(where) || where === 'fitting'
      ? place(goods, { x, y, scale })
      : laidDown(goods, x, y - 60, scale);
  const around: string[] = [];
  for (const prop of props.filter((candidate) => candidate.id !== id).slice(0, 2)) {
    const written = pen.defs().length + back.length + goods.length + around.join('').length;
    if (written > enough) break;
    around.push(place(place(shot.drawProp(pen, prop.id), { x: -400, y: -groundY }), prop));
  }
  return back + around.join('') + shown;
}

/**
 * The article in its place. Some clothes from the wardrobe are on a bust instead of the rail, unless the
 * main picture has the bust.
 */
export function use(pen: Pen, shot: Shot): string {
  const { drawing, look } = shot;
  const isOnBust =
    drawing.place === 'wardrobe' && look.display !== 'bust' && look.pick('fitting', true, false);
  const shown: Shot = isOnBust ? { ...shot, look: { ...look, display: 'bust' } } : shot;
  return inPlace(pen, shown, isOnBust ? 'fitting' : drawing.place, shot.tone, look.accent);
}
