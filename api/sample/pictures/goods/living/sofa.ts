import { forms } from '../../forms';
import { camera } from '../../parts/camera';
import { panel } from '../../parts/cloth';
import { smooth } from '../../parts/shape';
import { d } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 386, y: 600, yaw: 22, pitch: 18, zoom: 0.92 });
  const seats = { one: 1, two: 2, three: 3 }[look.pick('seats', ...forms.sofa.seats)];
  const half = seats === 1 ? 150 : 260;
  const wood = look.pick('legs', '#8a5f3f', '#2e2c2b', '#c79a64');
  const width = (half * 2) / seats;
  const armH = look.range('arm', 150, 190);
  const weave = (w: number, h: number): string =>
    bars(shade(colour, 0.5), 8, 4, { opacity: 0.05, area: { x: 0, y: 0, w, h } }) +
    bars(shade(colour, 0.5), 8, 4, { opacity: 0.05, turn: 90, area: { x: 0, y: 0, w, h } });
  const cushion = (i: number): string => {
    const x = -half + i * width + 5;
    return cam.box(
      pen,
      { x, y: 148, z: -70, w: width - 10, h: 48, d: 186 },
      tint(colour, 0.06),
      { top: weave(width - 10, 186) },
      26,
    );
  };
  const backrest = (i: number): string => {
    const x = -half + i * width + 8;
    return cam.box(
      pen,
      { x, y: 200, z: -96, w: width - 16, h: 140, d: 54 },
      tint(colour, 0.02),
      {},
      36,
    );
  };
  const pillow = (x: number, tone: string, turn: number): string => {
    const [px, py] = cam.at(x, 262, 20);
    return `<g transform="${d`translate(${px} ${py}) rotate(${turn})`}">${panel(pen, {
      outline: smooth([
        [-62, -58],
        [0, -50],
        [62, -58],
        [56, 0],
        [62, 58],
        [0, 52],
        [-62, 58],
        [-56, 0],
      ]),
      colour: tone,
      weave: look.pick(
        'pillow',
        bars(contrast(tone, 0.4), 22, 5, {
          opacity: 0.8,
          turn: 45,
          area: { x: -70, y: -66, w: 140, h: 132 },
        }),
        undefined,
      ),
      folds: ['M-40 40Q-20 10 -30 -30'],
    })}</g>`;
  };
  const arm = (x: number): string =>
    cam.box(pen, { x, y: 50, z: -130, w: 56, h: armH, d: 256 }, colour, {}, 34);
  const row = (draw: (i: number) => string): string =>
    Array.from({ length: seats }, (_, i) => draw(i)).join('');
  return (
    cam.shadow(pen, { x: -half - 40, y: 0, z: -140, w: half * 2 + 80, h: 200, d: 260 }) +
    [
      [-half - 20, 110],
      [half + 10, 110],
      [half + 10, -110],
    ]
      .map(([x = 0, z = 0]) =>
        cam.box(pen, { x: x - 8, y: 0, z, w: 18, h: 50, d: 18 }, wood, {}, 4),
      )
      .join('') +
    cam.box(
      pen,
      { x: -half - 10, y: 50, z: -140, w: half * 2 + 20, h: 270, d: 60 },
      shade(colour, 0.05),
      {},
      34,
    ) +
    arm(-half - 56) +
    cam.box(
      pen,
      { x: -half - 2, y: 50, z: -90, w: half * 2 + 4, h: 92, d: 206 },
      shade(colour, 0.04),
      {},
      20,
    ) +
    row(backrest) +
    row(cushion) +
    pillow(seats === 1 ? -40 : -180, mix(look.accent, '#f2eadf', 0.2), -10) +
    (seats > 1 ? look.pick('second', pillow(150, '#efe8da', 8), '') : '') +
    arm(half + 2)
  );
};

export const sofa: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'room',
  rise: 60,
  focus: { x: 300, y: 430, zoom: 1.8 },
  draw,
};
