import { camera } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, path, place, rect } from '../../parts/svg';
import { shade } from '../../parts/tint';
import { gleam, inside, print } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';
import { type Arrangement, arrangements, piecesOf } from './meat-cuts';

/** Width and depth of the pack, and the colour of its tray. */
interface Pack {
  readonly w: number;
  readonly d: number;
  readonly colour: string;
}

/** The bottom of the tray. */
const bed = (pen: Pen, { w, d: depth, colour }: Pack): string =>
  rect(14, 14, w - 28, depth - 28, 30, pen.lit(shade(colour, 0.18), 0.6)) +
  rect(22, 22, w - 44, depth - 44, 24, 'none', {
    stroke: shade(colour, 0.4),
    'stroke-width': 3,
    'stroke-opacity': 0.35,
  });

/** The label: in a corner, a card sleeve round the pack, a round sticker or a strip. */
function labelOf(pen: Pen, { w, d: depth }: Pack, { accent, pick }: Look): string {
  return pick<() => string>(
    'label',
    () =>
      rect(w - 198, depth - 140, 160, 100, 8, '#fdfcf8') +
      rect(w - 198, depth - 140, 160, 26, 8, accent) +
      print(w - 184, depth - 100, 100, 3, '#4a4648', 15, 5) +
      bars('#333333', 5, 3, { area: { x: w - 80, y: depth - 76, w: 30, h: 24 } }),
    () =>
      rect(w * 0.36, 0, w * 0.3, depth, 0, pen.lit(accent, 0.5)) +
      rect(w * 0.36, 0, 5, depth, 0, '#ffffff', { opacity: 0.35 }) +
      rect(w * 0.4, depth * 0.3, w * 0.22, depth * 0.4, 6, '#fdfcf8') +
      print(w * 0.43, depth * 0.4, w * 0.16, 4, '#4a4648', 20, 6),
    () =>
      circle(92, 92, 56, '#fdfcf8') +
      circle(92, 92, 47, 'none', { stroke: accent, 'stroke-width': 5 }) +
      print(64, 78, 56, 3, '#4a4648', 14, 5),
    () =>
      rect(26, depth - 84, w - 52, 52, 6, '#fdfcf8') +
      rect(26, depth - 84, 96, 52, 6, accent) +
      print(140, depth - 68, w * 0.4, 2, '#4a4648', 18, 6),
  )();
}

const herbs =
  path('M0 0C14 -30 44 -38 70 -30C60 -8 34 8 0 0Z', '#4f8a45') +
  path('M-8 0C-4 -34 22 -50 50 -52C48 -26 26 -4 -8 0Z', '#67a355') +
  path('M4 6C30 4 56 14 70 30C46 36 18 28 4 6Z', '#5b9850');

const draw: Draw = (pen, look) => {
  const pack: Pack = {
    w: look.pick('width', 520, 440, 560),
    d: look.pick('depth', 320, 380, 290),
    colour: look.pick('tray', '#2b2c30', '#f3f1ec', '#ded2b6', '#b98a5c', '#3c5a4a'),
  };
  const yaw = look.range('yaw', -26, 28);
  const cam = camera({ x: 400, y: 425, yaw, pitch: look.range('pitch', 56, 72) });
  const height = look.pick('height', 46, 28, 60);
  const arrangement = look.pick<Arrangement>('cut', ...arrangements);
  const [left, right, front, back] = [-pack.w / 2, pack.w / 2, pack.d / 2, -pack.d / 2];
  const hollow = rounded(14, 14, pack.w - 28, pack.d - 28, 30);
  const film = look.pick('film', true, false);
  const top =
    bed(pen, pack) +
    inside(pen, hollow, piecesOf(pen, look, arrangement, pack.w, pack.d)) +
    look.pick('herb', '', place(herbs, { x: pack.w - 110, y: 74 })) +
    (film
      ? gleam(
          pen,
          d`M30 40L${pack.w * 0.44} 18L${pack.w * 0.24} ${pack.d - 20}L26 ${pack.d - 20}Z`,
          0.26,
        ) + gleam(pen, d`M${pack.w * 0.64} 16h60L${pack.w * 0.56} ${pack.d - 16}h-54Z`, 0.18)
      : '') +
    (film ? labelOf(pen, pack, look) : look.pick('label', labelOf(pen, pack, look), ''));
  const footprint = cam.poly(
    [left, 0, back],
    [right, 0, back],
    [right, 0, front],
    [left, 0, front],
  );
  const block = { x: left, y: 0, z: back, w: pack.w, h: height, d: pack.d };
  return dropped(pen, [footprint], 2) + cam.box(pen, block, pack.colour, { top }, 16);
};

export const meatPack: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'dining',
  focus: { x: 360, y: 380, zoom: 1.8 },
  draw,
};
