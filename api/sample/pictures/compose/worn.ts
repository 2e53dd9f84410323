/** Buyers' photos of clothes: a person in them in several poses, or the clothes on a bed or a door. */
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { type WearerPose, wearerOf } from '../parts/person/wearer';
import { chance, oneOf } from '../parts/seed';
import { ink } from '../parts/shadow';
import { circle, ellipse, group, line, n, path, place, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { archetypeOf } from '../roster';
import { blanket } from './homes';
import { paperFrom, paperSize, wholePaper } from './light';
import { drawOuting, type Outing } from './outings';
import { inPlace, type Shot } from './views';

/** Upper edge (y) of the photo on the sheet, and enlargement. */
type Frame = readonly [top: number, zoom: number];

interface PersonScene {
  /** One of these places, by the article and its colour. */
  readonly outings: readonly [Outing, ...Outing[]];
  readonly pose: WearerPose;
  /** Frames for upper garments and for trousers and skirts. */
  readonly upper: Frame;
  readonly lower: Frame;
}

/** Height (y) of the chin on the sheet. In a photo that begins above it, a phone hides the face. */
export const CHIN_Y = 104;

/** The scene of each photo of a person; photos without one show the clothes alone. */
export const personScenes: readonly (PersonScene | undefined)[] = [
  { outings: ['room'], pose: 'phone', upper: [-84, 0.98], lower: [-76, 0.8] },
  { outings: ['street', 'bricks'], pose: 'front', upper: [106, 1.04], lower: [250, 1.1] },
  undefined,
  { outings: ['cafe'], pose: 'front', upper: [108, 1.34], lower: [196, 1] },
  undefined,
  { outings: ['room'], pose: 'front', upper: [112, 1.9], lower: [372, 1.6] },
  { outings: ['elevator'], pose: 'phone', upper: [-118, 0.69], lower: [-150, 0.62] },
  undefined,
];

/** The soft shadow of a person on what is behind them, away from the light. */
const shadeBehind = (pen: Pen): string =>
  ellipse(
    462,
    520,
    300,
    620,
    pen.radial([
      [0.2, ink, 0.34],
      [0.6, ink, 0.16],
      [1, ink, 0],
    ]),
  );

/** The frame of a tall mirror and the wall beside it. */
const mirrorFrame = (pen: Pen, wall: string, frame: string): string =>
  rect(paperFrom, paperFrom, 440, paperSize, 0, pen.lit(tint(wall, 0.2), 0.5)) +
  rect(760, paperFrom, 440, paperSize, 0, pen.lit(shade(wall, 0.06), 0.5)) +
  rect(40, paperFrom, 26, paperSize, 0, pen.round(frame)) +
  rect(734, paperFrom, 26, paperSize, 0, pen.round(frame)) +
  path('M66 -400H150L66 -100Z', '#ffffff', { opacity: 0.18 }) +
  path('M734 380V900L560 1200H500Z', '#ffffff', { opacity: 0.12 });

function personIn(pen: Pen, shot: Shot, scene: PersonScene, tone: Tone, take: number): string {
  const { drawing, id, look } = shot;
  const words = [id, look.colour, take] as const;
  const { category } = archetypeOf(id);
  const wearer = wearerOf(scene.pose, id, category === 'fashion-men', words);
  const between = (part: string, reach: number): number => (chance(part, ...words) * 2 - 1) * reach;
  const isMirror = scene.pose === 'phone';
  const [top, zoom] = drawing.place === 'rack' ? scene.lower : scene.upper;
  const scale = Math.round(zoom * (1 + between('zoom', 0.03)) * 100) / 100;
  const side = chance('mirrored', ...words) < 0.5 ? -scale : scale;
  const moves = [
    `translate(${n(400 + between('x', isMirror ? 12 : 26))} 400)`,
    `rotate(${n(between('turn', 2.4))})`,
    `scale(${side} ${scale})`,
    `translate(-400 ${n(-(top + 400 / scale))})`,
  ];
  const outing = oneOf(scene.outings, 'outing', ...words);
  const isLift = outing === 'elevator';
  return group(
    drawOuting(pen, outing, tone, look.accent) +
      (isMirror ? '' : shadeBehind(pen)) +
      drawing.draw(pen, { ...look, display: 'person', wearer }) +
      (isMirror
        ? mirrorFrame(pen, isLift ? '#b9bdc0' : tone.backdrop, isLift ? '#8d9296' : '#8a6242')
        : ''),
    { transform: moves.join(' ') },
  );
}

/** Laid on a bed. */
function onBed(pen: Pen, { drawing, look }: Shot, wall: string, turn: number): string {
  const bed = blanket(pen, wall, look.accent);
  const laid = place(drawing.draw(pen, { ...look, display: 'flat' }), { x: -400, y: -400 });
  return bed.back + place(laid, { x: bed.x, y: bed.y, scale: 0.94, turn });
}

/** On a hanger on a door. */
function onDoor(pen: Pen, { drawing, look }: Shot, { backdrop, floor }: Tone): string {
  const wood = mix(floor, '#f4efe6', 0.6);
  const panelAt = (y: number, height: number): string =>
    rect(226, y, 348, height, 6, shade(wood, 0.12)) +
    rect(234, y + 8, 340, height - 10, 5, pen.lit(wood, 0.4));
  return (
    wholePaper(pen.lit(backdrop, 0.5)) +
    rect(paperFrom, 744, paperSize, 700, 0, '#c39d74') +
    rect(paperFrom, 726, paperSize, 20, 0, '#fbf8f2') +
    rect(140, paperFrom, 520, 1150, 0, shade(wood, 0.2)) +
    rect(158, paperFrom, 484, 1146, 0, pen.lit(wood, 0.6)) +
    panelAt(-220, 560) +
    panelAt(380, 310) +
    circle(608, 470, 17, pen.ball('#b9964f')) +
    line('M608 470H574', '#b9964f', 10) +
    line('M400 -80V64', '#8d9197', 10) +
    place(place(drawing.draw(pen, { ...look, display: 'hanger' }), { x: -400, y: -400 }), {
      x: 400,
      y: 410,
      scale: 0.92,
    })
  );
}

/** @param take tells the photos of an article apart, from 0 */
export function wornSnapshot(pen: Pen, shot: Shot, take: number, tone: Tone): string {
  const { drawing, look, id } = shot;
  const scene = personScenes[take % personScenes.length];
  if (scene) return personIn(pen, shot, scene, tone, take);
  const tilt = chance('tilt', id, look.colour, take) * 2 - 1;
  const content =
    take === 2
      ? onBed(pen, shot, tone.backdrop, tilt * 9)
      : take === 4
        ? onDoor(pen, shot, tone)
        : inPlace(pen, shot, drawing.place, tone, look.accent);
  return group(content, {
    transform: `translate(400 400) rotate(${n(tilt * 3)}) scale(1.1) translate(-400 -404)`,
  });
}
