/** A buyer's own photo: the article at somebody's home, near, askew, in whatever light there was. */
import { groundY, type Place } from '../goods/drawing';
import { palettes, type Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { chance, oneOf } from '../parts/seed';
import { group, n, place, rect } from '../parts/svg';
import { mix } from '../parts/tint';
import { homeOf } from './homes';
import { inPlace, type Shot } from './views';
import { wornSnapshot } from './worn';

/** Where people put what the studio shows in a place. */
const homes: Readonly<Record<Place, readonly [Place, ...Place[]]>> = {
  wardrobe: ['wardrobe'],
  rack: ['rack'],
  fitting: ['fitting'],
  hallway: ['hallway', 'room'],
  vanity: ['vanity', 'desk', 'vanity'],
  dining: ['dining', 'counter', 'desk'],
  counter: ['counter', 'dining'],
  desk: ['desk', 'dining', 'desk'],
  room: ['room', 'hallway', 'room'],
  park: ['park', 'room', 'hallway'],
  nursery: ['nursery', 'room'],
};

interface Cast {
  readonly colour: string;
  readonly share: number;
}

/** Evening lamp, window, grey day, flash. */
const casts: readonly [Cast, ...Cast[]] = [
  { colour: '#ffc48a', share: 0.09 },
  { colour: '#fff6e0', share: 0.14 },
  { colour: '#c9dcf0', share: 0.1 },
  { colour: '#ffffff', share: 0.1 },
];

/** Darker towards the corners, as the lenses of phones are. */
const vignette = (pen: Pen): string =>
  rect(
    0,
    0,
    800,
    800,
    0,
    pen.radial(
      [
        [0.6, '#1c1a24', 0],
        [1, '#1c1a24', 0.12],
      ],
      [0.5, 0.5],
      0.72,
    ),
  );

/** The article before a home out of focus; empty when its kind has no such photo. */
function atHome(pen: Pen, { drawing, look }: Shot, take: number, wall: string, accent: string) {
  const home = homeOf(pen, drawing, take, wall, accent);
  if (!home) return '';
  const middle = { x: -400, y: drawing.pose === 'stand' ? -groundY : -400 };
  return home.back + place(place(drawing.draw(pen, look), middle), home);
}

/** How the phone is held: the height (y) it looks at, the least zoom, and the most that it is moved and turned. */
interface Aim {
  readonly y: number;
  readonly zoom: number;
  readonly move: number;
  readonly turn: number;
}

/** A home reaches past the sheet; a place ends at its edges, which must not be visible. */
const aims: Readonly<Record<'home' | 'place', Aim>> = {
  home: { y: 480, zoom: 1.12, move: 44, turn: 5 },
  place: { y: 440, zoom: 1.28, move: 18, turn: 3 },
};

/** Goods that are not worn, from near, askew. */
function nearby(pen: Pen, shot: Shot, take: number, tone: Tone, accent: string): string {
  const { drawing, id, look } = shot;
  const seed = [id, look.colour, take] as const;
  const between = (part: string, from: number, to: number): number =>
    from + chance(part, ...seed) * (to - from);
  const where = oneOf(homes[drawing.place], 'where', ...seed);
  const home = take % 3 < 2 ? atHome(pen, shot, take, tone.backdrop, accent) : '';
  const { y, zoom, move, turn } = aims[home ? 'home' : 'place'];
  const scale = Math.round(between('zoom', zoom, 1.4) * 100) / 100;
  return group(home || inPlace(pen, shot, where, tone, accent), {
    transform: `translate(${n(400 + between('x', -move, move))} ${n(400 + between('y', -move, move))}) rotate(${n(between('turn', -turn, turn))}) scale(${scale}) translate(-400 -${y})`,
  });
}

/**
 * @param take tells the photos of an article apart, from 0
 */
export function snapshot(pen: Pen, shot: Shot, take: number): string {
  const { drawing, id, look } = shot;
  const seed = [id, look.colour, take] as const;
  const { accent } = oneOf([palettes[0] ?? { accent: look.accent }, ...palettes], 'home', ...seed);
  const wallColour = mix(accent, '#f8f4ec', 0.86);
  const tone = { backdrop: wallColour, floor: mix(wallColour, '#d2bfa6', 0.3) };
  const shown = drawing.isWorn
    ? wornSnapshot(pen, shot, take, tone)
    : nearby(pen, shot, take, tone, accent);
  const cast = oneOf(casts, 'cast', ...seed);
  return shown + rect(0, 0, 800, 800, 0, cast.colour, { opacity: cast.share }) + vignette(pen);
}
