import { arrangements } from '../../forms';
import { camera } from '../../parts/camera';
import { panel } from '../../parts/cloth';
import { smooth } from '../../parts/shape';
import { d, ellipse, line } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { bars, checks } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';
import { foldedArea, foldedBedding } from './folded-bedding';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const arrangement = look.pick('arrangement', ...arrangements.bedding);
  const cam =
    arrangement === 'front'
      ? camera({ x: 400, y: 530, yaw: 4, pitch: 34 })
      : camera({ x: 390, y: 560, yaw: 30, pitch: 26 });
  const wood = look.pick('bed', '#b98d62', '#7d5a40', '#e4dccf');
  const second = look.pick('second', tint(colour, 0.6), shade(colour, 0.2), look.accent);
  const print = look.pick('print', 'plain', 'stripes', 'checks');
  const cloth = (x: number, y: number, w: number, h: number): string => {
    const area = { x, y, w, h };
    if (print === 'stripes') return bars(shade(colour, 0.2), 34, 5, { opacity: 0.8, area });
    return print === 'checks' ? checks(shade(colour, 0.35), 60, area) : '';
  };
  const pillow = (x: number, tone: string, z: number): string => {
    const [px, py] = cam.at(x, 196, z);
    return `<g transform="${d`translate(${px} ${py}) skewY(9)`}">${ellipse(6, 44, 110, 26, '#1c1a24', { opacity: 0.22 })}${panel(
      pen,
      {
        outline: smooth([
          [-108, -34],
          [-60, -48],
          [0, -44],
          [60, -48],
          [108, -34],
          [104, 6],
          [110, 44],
          [50, 40],
          [0, 46],
          [-50, 40],
          [-110, 44],
          [-104, 6],
        ]),
        colour: tone,
        weave: tone === colour ? cloth(-130, -60, 260, 120) : undefined,
        depth: 1.4,
        folds: ['M-80 30Q-60 0 -84 -26', 'M70 30Q50 4 78 -26'],
      },
    )}</g>`;
  };
  const wave = (y: number): string =>
    line(d`M20 ${y}q90 -22 180 2t190 -6`, shade(colour, 0.5), 12, {
      opacity: 0.13,
      filter: pen.blur(7),
    });
  if (arrangement === 'folded') {
    const { x, y, w, h } = foldedArea;
    return foldedBedding(pen, { colour, second, weave: cloth(x, y, w, h) || undefined });
  }
  return (
    cam.shadow(pen, { x: -228, y: 0, z: -210, w: 456, h: 160, d: 440 }) +
    cam.box(
      pen,
      { x: -230, y: 40, z: -232, w: 460, h: 250, d: 24 },
      wood,
      {
        front:
          line('M0 60H460', shade(wood, 0.4), 3) +
          line('M230 0V210', shade(wood, 0.4), 3, { opacity: 0.5 }),
      },
      14,
    ) +
    cam.box(pen, { x: -228, y: 20, z: -210, w: 456, h: 50, d: 440 }, wood, {}, 8) +
    cam.box(
      pen,
      { x: -216, y: 72, z: -204, w: 432, h: 70, d: 420 },
      '#f4f1ea',
      { front: line('M0 36H432', '#cfcac0', 3), right: line('M0 36H420', '#a9a59c', 3) },
      22,
    ) +
    pillow(-98, second, -152) +
    pillow(102, second, -152) +
    pillow(-78, colour, -112) +
    pillow(112, colour, -112) +
    cam.box(
      pen,
      { x: -232, y: 66, z: -76, w: 464, h: 80, d: 306 },
      colour,
      {
        top: cloth(0, 0, 464, 306) + wave(120) + wave(210),
        front: cloth(0, 0, 464, 96),
        right: cloth(0, 0, 306, 96),
      },
      30,
    ) +
    cam.box(pen, { x: -234, y: 118, z: -88, w: 468, h: 34, d: 84 }, second, {}, 20)
  );
};

export const bedding: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'room',
  rise: 50,
  focus: { x: 340, y: 430, zoom: 1.8 },
  draw,
};
