/** Chair, sofa and bedding, in a corner view. */
import { type Camera, camera } from '../parts/camera';
import { checks, panel, stripes } from '../parts/cloth';
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { smooth } from '../parts/shape';
import { d, ellipse, line, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import type { Draw, Drawings } from './drawing';

/** A slanted stick between two points, as chair legs are. */
const stick = (
  cam: Camera,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  width: number,
  colour: string,
): string => {
  const [[x1, y1], [x2, y2]] = [cam.at(...from), cam.at(...to)];
  const data = d`M${x1} ${y1}L${x2} ${y2}`;
  return (
    line(data, shade(colour, 0.32), width) +
    line(data, colour, width * 0.62, { transform: `translate(${-width * 0.14} 0)` }) +
    line(data, tint(colour, 0.45), width * 0.16, { transform: `translate(${-width * 0.26} 0)` })
  );
};

const chair: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 395, y: 610, yaw: 28, pitch: 16 });
  const seatCloth = look.pick('seat', colour, look.accent, '#e6dccb');
  const back = look.pick('back', 'slats', 'panel', 'spindles');
  const legs = (z: number): string =>
    [-1, 1]
      .map((side) => stick(cam, [side * 118, 220, z * 0.86], [side * 140, 0, z * 1.1], 24, colour))
      .join('');
  const post = (side: number): string =>
    stick(cam, [side * 116, 220, -110], [side * 122, 480, -150], 24, colour);
  const slat = (y: number): string => {
    const lean = (y - 220) / 260;
    const block = { x: -116, y, z: -116 - lean * 38, w: 236, h: 46, d: 14 };
    return cam.box(pen, block, colour, {}, 10);
  };
  const backs = {
    slats: slat(300) + slat(368) + slat(436),
    panel: cam.box(
      pen,
      { x: -120, y: 320, z: -146, w: 244, h: 160, d: 18 },
      seatCloth,
      { front: stitch('M14 14h216v132h-216Z', contrast(seatCloth, 0.3), 2) },
      20,
    ),
    spindles:
      [-80, -40, 0, 40, 80]
        .map((x) => stick(cam, [x, 230, -112], [x, 450, -146], 11, colour))
        .join('') + slat(440),
  }[back];
  const shadow = contact(pen, 400, 640, 190, 44);
  return (
    shadow +
    legs(-120) +
    post(-1) +
    post(1) +
    backs +
    stick(cam, [-130, 110, 120], [-130, 110, -124], 12, shade(colour, 0.1)) +
    cam.box(pen, { x: -138, y: 206, z: -124, w: 276, h: 24, d: 262 }, colour, {}, 12) +
    cam.box(
      pen,
      { x: -128, y: 232, z: -112, w: 256, h: 22, d: 242 },
      seatCloth,
      { top: stitch('M12 12h232v218h-232Z', contrast(seatCloth, 0.25), 2) },
      24,
    ) +
    stick(cam, [134, 110, 124], [134, 110, -124], 12, shade(colour, 0.15)) +
    legs(124)
  );
};

const sofa: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 386, y: 600, yaw: 22, pitch: 18, zoom: 0.92 });
  const seats = look.pick('seats', 2, 3);
  const wood = look.pick('legs', '#8a5f3f', '#2e2c2b', '#c79a64');
  const width = 520 / seats;
  const armH = look.range('arm', 150, 190);
  const weave = pen.pattern(
    8,
    8,
    path('M0 0h4v4H0zM4 4h4v4H4z', shade(colour, 0.5), { opacity: 0.08 }),
  );
  const cushion = (i: number): string => {
    const x = -260 + i * width + 5;
    return cam.box(
      pen,
      { x, y: 148, z: -70, w: width - 10, h: 48, d: 186 },
      tint(colour, 0.06),
      { front: rect(0, 0, width - 10, 48, 0, weave), top: rect(0, 0, width - 10, 186, 0, weave) },
      26,
    );
  };
  const backrest = (i: number): string => {
    const x = -260 + i * width + 8;
    return cam.box(
      pen,
      { x, y: 200, z: -96, w: width - 16, h: 140, d: 54 },
      tint(colour, 0.02),
      { front: rect(0, 0, width - 16, 140, 0, weave) },
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
      weave: look.pick('pillow', stripes(pen, contrast(tone, 0.4), 22, 5, 45), undefined),
      folds: ['M-40 40Q-20 10 -30 -30'],
    })}</g>`;
  };
  const arm = (x: number): string =>
    cam.box(pen, { x, y: 50, z: -130, w: 56, h: armH, d: 256 }, colour, {}, 34);
  const row = (draw: (i: number) => string): string =>
    Array.from({ length: seats }, (_, i) => draw(i)).join('');
  return (
    cam.shadow(pen, { x: -300, y: 0, z: -140, w: 600, h: 200, d: 260 }) +
    [
      [-280, 110],
      [270, 110],
      [270, -110],
    ]
      .map(([x = 0, z = 0]) =>
        cam.box(pen, { x: x - 8, y: 0, z, w: 18, h: 50, d: 18 }, wood, {}, 4),
      )
      .join('') +
    cam.box(pen, { x: -270, y: 50, z: -140, w: 540, h: 270, d: 60 }, shade(colour, 0.05), {}, 34) +
    arm(-316) +
    cam.box(pen, { x: -262, y: 50, z: -90, w: 524, h: 92, d: 206 }, shade(colour, 0.04), {}, 20) +
    row(backrest) +
    row(cushion) +
    pillow(-180, mix(look.accent, '#f2eadf', 0.2), -10) +
    look.pick('second', pillow(150, '#efe8da', 8), '') +
    arm(262)
  );
};

const bedding: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 390, y: 560, yaw: 30, pitch: 26 });
  const wood = look.pick('bed', '#b98d62', '#7d5a40', '#e4dccf');
  const second = look.pick('second', tint(colour, 0.6), shade(colour, 0.2), look.accent);
  const print = look.pick(
    'print',
    undefined,
    stripes(pen, shade(colour, 0.2), 34, 5),
    checks(pen, shade(colour, 0.35), 60),
  );
  const cloth = (w: number, h: number): string => (print ? rect(0, 0, w, h, 0, print) : '');
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
        weave: tone === colour ? print : undefined,
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
        top: cloth(464, 306) + wave(120) + wave(210),
        front: cloth(464, 96),
        right: cloth(306, 96),
      },
      30,
    ) +
    cam.box(pen, { x: -234, y: 118, z: -88, w: 468, h: 34, d: 84 }, second, {}, 20)
  );
};

const room = { pose: 'stand', girth: 'full', place: 'room' } as const;

export const furniture: Drawings<'chair' | 'sofa' | 'bedding'> = {
  chair: { ...room, focus: { x: 400, y: 330, zoom: 1.7 }, draw: chair },
  sofa: { ...room, rise: 60, focus: { x: 300, y: 430, zoom: 1.8 }, draw: sofa },
  bedding: { ...room, rise: 50, focus: { x: 340, y: 430, zoom: 1.8 }, draw: bedding },
};
