import { camera } from '../../parts/camera';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { luma, mix, shade } from '../../parts/tint';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 374, y: 616, yaw: 22, pitch: 14 });
  const steel = '#c8ccd1';
  const face = look.pick('face', steel, colour, '#2b2d31');
  const back = { x: -160, y: 0, z: -150, w: 320, h: 430, d: 130 };
  const base = { x: -160, y: 0, z: -20, w: 320, h: 56, d: 160 };
  const head = { x: -160, y: 300, z: -20, w: 320, h: 130, d: 120 };
  const slots = Array.from({ length: 13 }, (_, i) =>
    rect(24 + i * 21, 14, 11, 130, 5, '#1d1f23'),
  ).join('');
  const ink = luma(face) > 0.5 ? '#33373d' : '#e9ecef';
  const gauge =
    circle(160, 56, 34, pen.lit(steel, 1.3)) +
    circle(160, 56, 26, '#fbfaf6') +
    line('M160 56L176 42', '#c8402f', 4) +
    circle(160, 56, 4, '#33373d');
  const buttons = [70, 250]
    .map(
      (x) =>
        circle(x, 56, 20, pen.ball(luma(face) > 0.5 ? '#3b3f45' : steel)) +
        circle(x, 56, 8, ink, { opacity: 0.5 }),
    )
    .join('');
  const front = rect(6, 6, 308, 110, 10, pen.lit(face)) + gauge + buttons;
  const [gx, gy] = cam.at(-10, 300, 40);
  const group1 =
    cylinder(pen, {
      cx: gx,
      top: gy - 2,
      bottom: gy + 32,
      r: 52,
      colour: steel,
      finish: 'metal',
      mouth: 'none',
    }) +
    cylinder(pen, {
      cx: gx,
      top: gy + 26,
      bottom: gy + 50,
      r: 42,
      colour: '#a7abb1',
      finish: 'metal',
      mouth: 'none',
    }) +
    line(d`M${gx - 20} ${gy + 42}L${gx - 128} ${gy + 84}`, '#232428', 26) +
    line(
      d`M${gx - 24} ${gy + 38}L${gx - 124} ${gy + 78}`,
      look.pick('wood', '#4a4d53', '#9a6a42'),
      14,
    ) +
    rect(gx - 14, gy + 54, 10, 22, 3, '#8d9197') +
    rect(gx + 8, gy + 54, 10, 22, 3, '#8d9197');
  const [cx, cy] = cam.at(-6, 56, 60);
  const cup =
    rect(cx - 4, gy + 76, 5, cy - gy - 130, 2, '#5a331d') +
    rect(cx + 12, gy + 76, 5, cy - gy - 130, 2, '#5a331d') +
    line(d`M${cx + 46} ${cy - 52}q36 -2 30 24t-40 20`, '#dcd8cf', 10) +
    path(
      d`M${cx - 52} ${cy - 66}C${cx - 50} ${cy - 20} ${cx - 36} ${cy} ${cx} ${cy}S${cx + 50} ${cy - 20} ${cx + 52} ${cy - 66}Z`,
      pen.round('#f6f3ec'),
    ) +
    ellipse(cx, cy - 66, 52, 13, '#ffffff') +
    ellipse(cx, cy - 64, 45, 10, '#6b4025');
  const wand = ((): string => {
    const [wx, wy] = cam.at(130, 300, 70);
    return (
      line(d`M${wx} ${wy}q10 60 26 120`, '#8d9197', 10) +
      line(d`M${wx - 2} ${wy}q10 60 26 118`, '#eef0f2', 4)
    );
  })();
  return (
    cam.shadow(pen, { ...base, z: -150, d: 290 }) +
    cam.box(pen, back, colour, { front: rect(0, 0, 320, 430, 0, shade(colour, 0.25)) }, 10) +
    cam.box(
      pen,
      base,
      colour,
      { top: slots, front: rect(20, 16, 280, 24, 6, shade(colour, 0.2)) },
      8,
    ) +
    wand +
    group1 +
    cup +
    cam.box(pen, head, colour, { front, top: rect(20, 14, 280, 92, 8, pen.lit(steel)) }, 10) +
    cam.box(
      pen,
      { x: 60, y: 430, z: -110, w: 90, h: 50, d: 80 },
      mix(colour, '#20242a', 0.6),
      {},
      10,
    )
  );
};

export const coffeeMachine: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'counter',
  focus: { x: 340, y: 370, zoom: 1.8 },
  draw,
};
