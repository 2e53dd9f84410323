import { type Camera, camera } from '../../parts/camera';
import { contact } from '../../parts/shadow';
import { d, group, line, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

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

const draw: Draw = (pen, look) => {
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
  const shadow =
    group(contact(pen, 400, 636, 190, 44), { opacity: 0.5 }) +
    [-140, 140]
      .flatMap((x) => [cam.at(x, 0, 136), cam.at(x, 0, -132)])
      .map(([x, y]) => contact(pen, x, y + 3, 20, 7))
      .join('');
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

export const chair: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'room',
  focus: { x: 400, y: 330, zoom: 1.7 },
  draw,
};
