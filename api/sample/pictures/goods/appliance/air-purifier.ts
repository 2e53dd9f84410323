import { camera, gap } from '../../parts/camera';
import { circle, line, rect } from '../../parts/svg';
import { luma, shade, tint } from '../../parts/tint';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 378, y: 616, yaw: 24, pitch: 16 });
  const h = look.range('height', 410, 470);
  const block = { x: -130, y: 10, z: -110, w: 260, h, d: 220 };
  const ink = luma(colour) > 0.4 ? '#3c4148' : '#dfe3e8';
  const field = (x: number, y: number, w: number, h: number): string => {
    const area = { x, y, w, h };
    const ink = shade(colour, 0.5);
    return look.pick(
      'air',
      dashes(ink, { gap: 15, width: 7, area }),
      dashes(ink, { gap: 20, length: 13, width: 6, rowGap: 13, area, round: true }),
    );
  };
  const ring =
    circle(130, 110, 52, shade(colour, 0.3), { opacity: 0.3 }) +
    circle(130, 110, 46, '#16191d') +
    circle(130, 110, 36, 'none', {
      stroke: '#4fc3a1',
      'stroke-width': 7,
      'stroke-dasharray': '150 80',
      'stroke-linecap': 'round',
    }) +
    rect(112, 106, 36, 8, 4, '#eafff7');
  const bar =
    rect(60, 60, 140, 38, 19, '#16191d') +
    circle(84, 79, 7, '#4fc3a1') +
    [0, 1, 2].map((i) => rect(108 + i * 24, 76, 16, 6, 3, '#eafff7')).join('');
  const front =
    field(38, h * 0.48, 186, h * 0.42) +
    look.pick('display', ring, bar) +
    gap(0, h - 36, 260, 2.5, colour);
  const top =
    rect(20, 20, 220, 180, 34, shade(colour, 0.25)) +
    Array.from({ length: 9 }, (_, i) =>
      rect(34 + i * 22, 34, 12, 152, 6, shade(colour, 0.62)),
    ).join('') +
    circle(130, 110, 34, tint(colour, 0.3)) +
    line('M130 98v14', ink, 5);
  return (
    cam.shadow(pen, block) +
    cam.box(pen, { x: -120, y: 0, z: -100, w: 240, h: 16, d: 200 }, '#3a3d42', {}, 6) +
    cam.box(
      pen,
      block,
      colour,
      {
        front,
        right: field(46, h * 0.48, 130, h * 0.42) + line('M60 60H160', shade(colour, 0.5), 10),
        top,
      },
      26,
    )
  );
};

export const airPurifier: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 370, y: 320, zoom: 1.8 },
  draw,
};
