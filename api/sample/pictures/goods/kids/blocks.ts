import { forms } from '../../forms';
import { camera } from '../../parts/camera';
import { contact } from '../../parts/shadow';
import { circle, d, path, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const paint = [
    colour,
    ...['#e2574c', '#f2c14e', '#3f83c8', '#4fa36c', '#ee8f4f'].filter((tone) => tone !== colour),
  ];
  const tone = (i: number): string => paint[i % paint.length] ?? colour;
  const kind = look.pick('kind', ...forms.blocks.kind);
  if (kind === 'wood') {
    const cam = camera({ x: 396, y: 600, yaw: 30, pitch: 20 });
    const face = (i: number): string =>
      [
        circle(55, 55, 30, tint(tone(i + 2), 0.1)),
        rect(28, 28, 54, 54, 8, tint(tone(i + 1), 0.1)),
        path('M55 22L88 84H22Z', tint(tone(i + 3), 0.1)),
      ][i % 3] ?? '';
    const cube = (x: number, y: number, z: number, i: number): string =>
      cam.box(
        pen,
        { x, y, z, w: 110, h: 110, d: 110 },
        mix(tone(i), '#e3bf8e', i % 2 ? 0.7 : 0.1),
        {
          front: rect(8, 8, 94, 94, 8, '#fff', { opacity: 0.16 }) + face(i),
          right: rect(8, 8, 94, 94, 8, '#fff', { opacity: 0.08 }) + face(i + 1),
          top: face(i + 2),
        },
        12,
      );
    const [rx, ry] = cam.at(40, 220, -20);
    return (
      cam.shadow(pen, { x: -180, y: 0, z: -70, w: 350, h: 110, d: 120 }) +
      cube(-60, 0, -80, 3) +
      cube(-180, 0, 10, 0) +
      cube(60, 0, 0, 1) +
      cube(-60, 110, -40, 2) +
      contact(pen, rx + 4, ry + 20, 40, 12) +
      path(
        d`M${rx - 84} ${ry - 10}L${rx - 20} ${ry - 100}L${rx + 50} ${ry + 6}L${rx - 14} ${ry + 24}Z`,
        pen.lit(tone(4)),
      ) +
      path(
        d`M${rx - 20} ${ry - 100}L${rx + 50} ${ry + 6}L${rx + 24} ${ry + 16}Z`,
        shade(tone(4), 0.25),
      )
    );
  }
  const cam = camera({ x: 388, y: 604, yaw: 30, pitch: 22 });
  const [u, h] = [62, 74];
  const brick = (
    x: number,
    y: number,
    z: number,
    cols: number,
    rows: number,
    i: number,
  ): string => {
    const block = { x: x * u, y: y * h, z: z * u, w: cols * u, h, d: rows * u };
    const stud = cylinder(pen, {
      cx: 0,
      top: -15,
      bottom: 0,
      r: u * 0.33,
      colour: tone(i),
      tilt: cam.tilt,
    });
    const studs = Array.from({ length: rows * cols }, (_, k) => {
      const [sx, sy] = cam.at(
        (x + (k % cols) + 0.5) * u,
        (y + 1) * h,
        (z + Math.floor(k / cols) + 0.5) * u,
      );
      return pen.copy(stud, { transform: d`translate(${sx} ${sy})` });
    }).join('');
    return cam.box(pen, block, tone(i), {}, 6) + studs;
  };
  const tall = look.pick('tall', true, false);
  return (
    cam.shadow(pen, { x: -4 * u, y: 0, z: -2 * u, w: 8 * u, h: 120, d: 2 * u }) +
    cam.shadow(pen, { x: -4 * u, y: 0, z: 0, w: 6 * u, h: 60, d: 2 * u }) +
    brick(-4, 0, -2, 4, 2, 1) +
    brick(0, 0, -2, 4, 2, 2) +
    brick(-4, 0, 0, 2, 2, 3) +
    brick(-2, 0, 0, 4, 2, 0) +
    brick(-3, 1, -2, 4, 2, 0) +
    brick(1, 1, -2, 2, 2, 4) +
    brick(-2, 1, 0, 2, 2, 2) +
    (tall ? brick(-2, 2, -2, 2, 2, 3) + brick(-2, 3, -2, 2, 2, 1) : brick(-1, 2, -2, 2, 2, 1))
  );
};

export const blocks: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'nursery',
  rise: 20,
  focus: { x: 380, y: 470, zoom: 1.8 },
  draw,
};
