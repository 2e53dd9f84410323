import { steel } from '../../colours';
import { arrangements } from '../../forms';
import { camera as stance } from '../../parts/camera';
import { lens } from '../../parts/lens';
import type { Pen } from '../../parts/pen';
import { display, type Wallpaper, wallpaper, wallpapers } from '../../parts/screen';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, line, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const silver = '#c3c7cc';

interface Camera {
  readonly pen: Pen;
  /** Of the metal above and below the leather. */
  readonly top: string;
  readonly skin: string;
  readonly leather: string;
  readonly accent: string;
  /** Radius of the lens, and the middle of the lens seen from the front. */
  readonly r: number;
  readonly cx: number;
  /** The strap, or nothing. */
  readonly strap: string;
  readonly wallpaper: Wallpaper;
}

const strapLine =
  line(
    'M118 356C70 300 60 220 130 190C240 150 560 150 670 190C740 220 730 300 682 356',
    shade('#9a6a42', 0.3),
    18,
    { opacity: 0.9 },
  ) +
  line(
    'M118 352C70 298 62 220 130 187C240 147 560 147 670 187C738 220 728 298 682 352',
    '#a87749',
    10,
  );

const metal = (pen: Pen, top: string): string =>
  pen.linear(
    [
      [0, tint(top, 0.35)],
      [0.5, top],
      [1, shade(top, 0.3)],
    ],
    [0, 0],
    [0.4, 1],
  );

const dial = (pen: Pen, cx: number, top: number, r: number, colour: string): string =>
  cylinder(pen, { cx, top, bottom: 300, r, colour, finish: 'metal', tilt: 0.18 });

/** The body with its dials and the hump of the viewfinder, the same from both sides. */
const body = ({ pen, top, skin, leather, strap }: Camera): string =>
  contact(pen, 408, 648, 290, 28) +
  strap +
  dial(pen, 200, 268, 42, top) +
  dial(pen, 590, 262, 48, top) +
  cylinder(pen, { cx: 510, top: 280, bottom: 300, r: 18, colour: '#d15a3c', tilt: 0.2 }) +
  path(
    'M310 300L336 232Q340 222 352 222H448Q460 222 464 232L490 300Z',
    pen.linear(
      [
        [0, tint(top, 0.4)],
        [1, shade(top, 0.3)],
      ],
      [0, 0],
      [0.6, 1],
    ),
  ) +
  path(rounded(110, 292, 580, 354, 46), metal(pen, top)) +
  path(rounded(110, 366, 580, 218, 10), pen.lit(skin)) +
  inside(pen, rounded(110, 366, 580, 218, 10), leather) +
  line('M114 366H686', shade(top, 0.5), 3) +
  line('M114 584H686', tint(top, 0.6), 3) +
  rect(368, 244, 64, 30, 6, '#17181c') +
  rect(372, 248, 40, 8, 4, '#8fa4c4', { opacity: 0.5 });

const front = (goods: Camera): string => {
  const { pen, accent, cx, r } = goods;
  return (
    body(goods) +
    rect(580, 318, 66, 34, 8, '#1b1c20') +
    rect(586, 322, 40, 8, 4, '#fff', { opacity: 0.25 }) +
    circle(170, 330, 11, pen.ball('#b83a2a')) +
    circle(cx + 10, 486, r * 1.06, '#000', { opacity: 0.28 }) +
    lens(pen, accent, cx, 470, r)
  );
};

/** From behind: the screen shows what the camera sees. */
const back = (goods: Camera): string => {
  const { pen, accent } = goods;
  const picture = wallpaper(pen, 352, 236, accent, goods.wallpaper);
  const frame = line('M30 60V30H70M282 30H322V60M30 176V206H70M282 206H322V176', '#ffffff', 4, {
    opacity: 0.8,
  });
  return (
    body(goods) +
    rect(146, 340, 384, 270, 16, '#26272b') +
    rect(150, 343, 376, 262, 14, '#111216') +
    place(display(pen, 352, 236, 6, picture + frame), { x: 162, y: 356 }) +
    circle(610, 476, 46, '#1b1c20') +
    circle(610, 474, 42, pen.lit('#3a3b40', 1.4)) +
    circle(610, 474, 20, pen.ball('#26272b')) +
    [390, 556].map((y) => circle(586, y, 12, '#17181c') + circle(634, y, 12, '#17181c')).join('') +
    rect(600, 318, 60, 26, 13, pen.lit('#2b2c30'))
  );
};

/** Without the hump, with a small lens beside the middle. */
const compact = (goods: Camera): string => {
  const { pen, top, skin, leather, accent, r } = goods;
  const small = r * 0.76;
  return (
    contact(pen, 408, 640, 270, 26) +
    cylinder(pen, {
      cx: 600,
      top: 328,
      bottom: 350,
      r: 36,
      colour: top,
      finish: 'metal',
      tilt: 0.18,
    }) +
    cylinder(pen, { cx: 520, top: 336, bottom: 350, r: 16, colour: '#d15a3c', tilt: 0.2 }) +
    rect(250, 330, 110, 24, 6, '#1b1c20') +
    path(rounded(130, 344, 540, 296, 70), metal(pen, top)) +
    path(rounded(130, 420, 540, 160, 6), pen.lit(skin)) +
    inside(pen, rounded(130, 420, 540, 160, 6), leather) +
    rect(164, 366, 92, 40, 10, '#17181c') +
    rect(172, 372, 54, 10, 5, '#8fa4c4', { opacity: 0.5 }) +
    rect(540, 368, 86, 36, 8, '#f3efe2') +
    rect(546, 372, 74, 12, 5, '#ffffff') +
    path(rounded(160, 426, 58, 148, 26), pen.lit(shade(skin, 0.2))) +
    circle(418, 514, small * 1.08, '#000', { opacity: 0.28 }) +
    lens(pen, accent, 410, 502, small)
  );
};

/** From the side: how far the lens reaches out. */
const angled = (goods: Camera): string => {
  const { pen, top, skin, accent, r } = goods;
  const cam = stance({ x: 430, y: 600, yaw: 36, pitch: 13, zoom: 1.08 });
  const block = { x: -220, y: 0, z: -60, w: 440, h: 290, d: 110 };
  const rim = r * 0.84;
  const disc = (z: number, content: string): string =>
    cam.plane([10, 142, z], [1, 0, 0], [0, -1, 0], content);
  const barrel = pen.linear(
    [
      [0, '#6b6d74'],
      [0.3, '#303136'],
      [1, '#141518'],
    ],
    [0.2, 0],
    [0.6, 1],
  );
  const tube = Array.from({ length: 26 }, (_, i) =>
    disc(50 + i * 6, circle(0, 0, i < 3 ? rim * 1.1 : rim, i % 9 === 4 ? '#515359' : barrel)),
  ).join('');
  const [knobX, knobY] = cam.at(150, 290, 0);
  const knob = cylinder(pen, {
    cx: knobX,
    top: knobY - 26,
    bottom: knobY,
    r: 40,
    colour: top,
    finish: 'metal',
    tilt: cam.tilt,
  });
  return (
    cam.shadow(pen, block) +
    cam.box(
      pen,
      block,
      top,
      {
        front: rect(0, 66, 440, 176, 0, pen.lit(skin)),
        right: rect(0, 66, 110, 176, 0, shade(skin, 0.3)),
      },
      30,
    ) +
    cam.box(pen, { x: -70, y: 290, z: -40, w: 150, h: 54, d: 70 }, top, {}, 16) +
    knob +
    tube +
    disc(206, lens(pen, accent, 0, 0, rim * 0.95))
  );
};

const drawArrangement = { front, angled, back, compact };

const draw: Draw = (pen, look) => {
  const { colour, accent } = look;
  const skin = colour === steel ? '#2b2c30' : colour;
  return drawArrangement[look.pick('arrangement', ...arrangements.camera)]({
    pen,
    top: look.pick('top', silver, '#2a2b2f', silver),
    skin,
    leather: dots(tint(skin, 0.35), '#000000', 8, 3, 0.32),
    accent,
    r: look.range('lens', 138, 156),
    cx: look.pick('side', 400, 420),
    strap: look.pick('strap', strapLine, ''),
    wallpaper: look.pick('wallpaper', ...wallpapers),
  });
};

export const camera: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 20,
  focus: { x: 420, y: 440, zoom: 1.8 },
  draw,
};
