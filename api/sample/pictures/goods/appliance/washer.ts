import { arrangements } from '../../forms';
import { camera, gap } from '../../parts/camera';
import { circle, ellipse, line, path, rect } from '../../parts/svg';
import { luma, mix, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const arrangement = look.pick('arrangement', ...arrangements.washer);
  const cam =
    arrangement === 'front'
      ? camera({ x: 396, y: 616, yaw: 3, pitch: 9 })
      : camera({ x: 372, y: 612, yaw: 22, pitch: 13 });
  const block = { x: -190, y: 14, z: -150, w: 380, h: 440, d: 300 };
  const dark = luma(colour) < 0.5;
  const ink = dark ? '#e7eaee' : '#3a3f47';
  const rim = look.pick('rim', '#c9cdd3', '#2a2c31', mix(look.accent, '#c9cdd3', 0.3));
  const door =
    circle(190, 268, 142, shade(colour, 0.22)) +
    circle(190, 264, look.range('rim', 124, 140), pen.lit(rim, 1.3)) +
    circle(190, 264, 108, '#24272d') +
    circle(
      190,
      264,
      98,
      pen.radial(
        [
          [0, '#8493a3'],
          [0.5, '#3d4650'],
          [1, '#191c21'],
        ],
        [0.45, 0.6],
        0.7,
      ),
    ) +
    circle(190, 264, 74, 'none', {
      stroke: '#cfd8e0',
      'stroke-width': 3,
      'stroke-dasharray': '3 11',
      'stroke-opacity': 0.6,
    }) +
    path(
      'M112 296Q150 250 196 290T276 282A98 98 0 0 1 112 296Z',
      mix(look.accent, '#ffffff', 0.35),
      { opacity: 0.85 },
    ) +
    path('M120 314Q170 286 200 310T262 318A98 98 0 0 1 120 314Z', '#f4f2ec', { opacity: 0.85 }) +
    path('M110 220A98 98 0 0 1 210 168L150 300A98 98 0 0 1 96 262Z', '#ffffff', { opacity: 0.2 }) +
    rect(300, 240, 20, 52, 10, shade(rim, 0.3));
  const dial =
    circle(look.pick('dial', 286, 256), 52, 30, pen.ball(rim)) +
    line(look.pick('dial', 'M286 30v14', 'M256 30v14'), ink, 4);
  const panel =
    rect(0, 0, 380, 100, 0, shade(colour, 0.06)) +
    gap(0, 100, 380, 3, colour) +
    rect(20, 24, 110, 54, 8, tint(colour, 0.1), {
      stroke: shade(colour, 0.25),
      'stroke-width': 2,
    }) +
    rect(150, 30, 84, 42, 8, '#15181c') +
    rect(164, 46, 26, 8, 4, '#7fe0c0') +
    rect(196, 46, 14, 8, 4, '#7fe0c0') +
    dial +
    [336, 354].map((x) => circle(x, 52, 5, ink, { opacity: 0.6 })).join('');
  // The open door hangs at the left, seen from its edge; towels lie in the drum.
  const drum =
    circle(190, 264, 138, pen.lit(rim, 1.2)) +
    circle(190, 264, 112, '#1f2228') +
    path('M92 300Q140 250 190 286T288 284A112 112 0 0 1 92 300Z', '#f4f2ec') +
    path(
      'M108 330Q170 296 210 320T272 326A112 112 0 0 1 108 330Z',
      mix(look.accent, '#ffffff', 0.4),
    ) +
    ellipse(14, 264, 44, 136, shade(rim, 0.2)) +
    ellipse(8, 264, 36, 126, pen.lit(rim, 1.3)) +
    ellipse(6, 264, 24, 98, '#39414b');
  const front =
    panel +
    (arrangement === 'open' ? drum : door) +
    gap(0, 408, 380, 2, colour) +
    rect(300, 416, 50, 14, 7, shade(colour, 0.12));
  const feet = [
    [-180, 140],
    [165, 140],
    [165, -140],
  ]
    .map(([x = 0, z = 0]) => cam.box(pen, { x, y: 0, z, w: 24, h: 16, d: 12 }, '#2e3034', {}, 2))
    .join('');
  return (
    cam.shadow(pen, block) +
    feet +
    cam.box(
      pen,
      block,
      colour,
      {
        front,
        right: rect(20, 20, 260, 400, 6, 'none', {
          stroke: shade(colour, 0.45),
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        }),
      },
      16,
    )
  );
};

export const washer: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'room',
  focus: { x: 350, y: 380, zoom: 1.8 },
  draw,
};
