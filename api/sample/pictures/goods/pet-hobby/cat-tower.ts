import { camera } from '../../parts/camera';
import { circle, d, ellipse, line, path, rect, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 390, y: 628, yaw: 24, pitch: 18 });
  const wood = look.pick('wood', '#c99c68', '#8a6244', '#e6d7bd');
  const pole = (x: number, z: number, from: number, to: number): string => {
    const [[px, top], [, bottom]] = [cam.at(x, to, z), cam.at(x, from, z)];
    return (
      rect(px - 20, top, 40, bottom - top, 0, pen.round('#d6bf96')) +
      bars(shade('#cbb187', 0.3), 11, 6, {
        opacity: 0.5,
        turn: 90,
        area: { x: px - 20, y: top, w: 40, h: bottom - top },
      })
    );
  };
  const shelf = (x: number, y: number, z: number, w: number, depth: number): string =>
    cam.box(pen, { x, y, z, w, h: 18, d: depth }, wood, {}, 8) +
    cam.box(
      pen,
      { x: x + 6, y: y + 18, z: z + 6, w: w - 12, h: 12, d: depth - 12 },
      colour,
      {},
      14,
    );
  const house = { x: -150, y: 34, z: -90, w: 180, h: 150, d: 170 };
  const [nx, ny] = cam.at(70, 470, -10);
  const [bx, by] = cam.at(130, 250, 60);
  const nest =
    ellipse(nx, ny, 112, 34, shade(colour, 0.5)) +
    path(
      d`M${nx - 112} ${ny}C${nx - 108} ${ny + 70} ${nx - 50} ${ny + 86} ${nx} ${ny + 86}S${nx + 108} ${ny + 70} ${nx + 112} ${ny}C${nx + 70} ${ny + 36} ${nx - 70} ${ny + 36} ${nx - 112} ${ny}Z`,
      pen.round(colour),
    ) +
    line(
      d`M${nx - 110} ${ny + 2}C${nx - 70} ${ny + 40} ${nx + 70} ${ny + 40} ${nx + 110} ${ny + 2}`,
      tint(colour, 0.6),
      8,
    );
  return (
    cam.shadow(pen, { x: -170, y: 0, z: -120, w: 340, h: 160, d: 240 }) +
    cam.box(pen, { x: -170, y: 0, z: -120, w: 340, h: 22, d: 240 }, wood, {}, 8) +
    cam.box(pen, { x: -164, y: 22, z: -114, w: 328, h: 10, d: 228 }, colour, {}, 10) +
    pole(80, -50, 30, 400) +
    cam.box(
      pen,
      house,
      colour,
      {
        front:
          ellipse(90, 92, 54, 60, shade(colour, 0.6)) +
          ellipse(92, 96, 50, 55, '#2e2822') +
          stitch('M10 10h160v130H10Z', contrast(colour, 0.4), 2),
        right: '',
      },
      16,
    ) +
    shelf(-160, 186, -96, 200, 180) +
    pole(-100, -40, 214, 330) +
    shelf(-160, 330, -90, 150, 120) +
    pole(120, 40, 30, 250) +
    shelf(50, 236, -20, 130, 120) +
    nest +
    line(d`M${bx} ${by}v64`, '#8a7a5a', 3) +
    circle(bx, by + 78, 17, pen.ball(look.pick('toy', look.accent, '#e0794a', '#6fae9a')))
  );
};

export const catTower: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'room',
  focus: { x: 370, y: 450, zoom: 1.7 },
  draw,
};
