import { camera as stance } from '../../parts/camera';
import { rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = stance({ x: 400, y: 520, yaw: 16, pitch: 42 });
  const small = look.pick('size', true, false);
  const [w, depth] = [560, small ? 220 : 230];
  const block = { x: -w / 2, y: 0, z: -depth / 2, w, h: 30, d: depth };
  const cap = look.pick('caps', tint(colour, 0.3), '#f4f2ec', shade(colour, 0.3));
  const pop = look.pick('pop', look.accent, cap, '#e9a54b');
  const key = (x: number, y: number, width: number, tone: string): string =>
    rect(x, y + 3, width, 32, 6, shade(tone, 0.45)) +
    rect(x, y, width, 31, 6, shade(tone, 0.12)) +
    rect(x + 3, y + 2, width - 6, 23, 5, tint(tone, 0.14));
  const rows = [0, 1, 2, 3]
    .map((row) => {
      const first = [34, 50, 60, 80][row] ?? 34;
      const rest = 13 - row;
      const wide = (w - 40 - first - 6) / rest;
      return (
        key(20, 18 + row * 39, first, row === 0 ? pop : shade(cap, 0.1)) +
        Array.from({ length: rest }, (_, i) =>
          key(
            26 + first + i * wide,
            18 + row * 39,
            wide - 5,
            i === rest - 1 ? shade(cap, 0.1) : cap,
          ),
        ).join('')
      );
    })
    .join('');
  const last =
    key(20, 174, 58, shade(cap, 0.1)) +
    key(83, 174, 50, shade(cap, 0.1)) +
    key(138, 174, 230, cap) +
    key(373, 174, 50, shade(cap, 0.1)) +
    key(428, 174, 50, shade(cap, 0.1)) +
    key(483, 174, 57, pop);
  return (
    cam.shadow(pen, block) +
    cam.box(
      pen,
      block,
      colour,
      { top: rect(10, 10, w - 20, depth - 16, 8, shade(colour, 0.4)) + rows + last },
      18,
    )
  );
};

export const keyboard: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  focus: { x: 330, y: 490, zoom: 2 },
  draw,
};
