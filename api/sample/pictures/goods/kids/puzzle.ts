import { wallpaper } from '../../parts/screen';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { d, group, line, path, place, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const step = 112;
  const [cols, rows] = [4, 4];
  const tab = (dx: number, dy: number, out: number): string => {
    const [nx, ny] = [-dy * out, dx * out];
    const s = step;
    return d`c${dx * s * 0.3} ${dy * s * 0.3} ${dx * s * 0.44 + nx * 6} ${dy * s * 0.44 + ny * 6} ${dx * s * 0.38 + nx * 14} ${dy * s * 0.38 + ny * 14}c${dx * -12 + nx * 12} ${dy * -12 + ny * 12} ${dx * s * 0.36 + nx * 20} ${dy * s * 0.36 + ny * 20} ${dx * s * 0.24} ${dy * s * 0.24}c${dx * -6 - nx * 8} ${dy * -6 - ny * 8} ${dx * s * 0.08 - nx * 14} ${dy * s * 0.08 - ny * 14} ${dx * s * 0.38 - nx * 14} ${dy * s * 0.38 - ny * 14}`;
  };
  const sign = (i: number): number => (i % 2 ? 1 : -1);
  const cuts =
    Array.from(
      { length: rows - 1 },
      (_, r) =>
        d`M0 ${(r + 1) * step}` +
        Array.from({ length: cols }, (_, c) => tab(1, 0, sign(r + c))).join(''),
    ).join('') +
    Array.from(
      { length: cols - 1 },
      (_, c) =>
        d`M${(c + 1) * step} 0` +
        Array.from({ length: rows }, (_, r) => tab(0, 1, sign(r + c + 1))).join(''),
    ).join('');
  const size = step * cols;
  const scene =
    wallpaper(
      pen,
      size,
      size,
      mix(colour, '#9fd0e8', 0.4),
      look.pick('picture', 'hills', 'waves', 'glow'),
    ) +
    path('M250 300h90v70h-90Z', '#e8785a') +
    path('M240 302L295 250L350 302Z', '#8a4a3a') +
    rect(280, 330, 26, 40, 3, '#f6dca0');
  const sheet = rounded(0, 0, size, size, 10);
  const gapAt = path(d`M${step * 3} ${step * 3}H${size}V${size}H${step * 3}Z`, shade(colour, 0.45));
  const loose = (x: number, y: number, turn: number, tone: string): string => {
    const piece = d`M0 0${tab(1, 0, -1)}${tab(0, 1, 1)}h${-step}${tab(0, -1, 1)}Z`;
    return place(
      dropped(pen, [piece], 0.6) +
        path(piece, pen.lit(tone)) +
        path(piece, 'none', { stroke: tint(tone, 0.6), 'stroke-width': 3 }),
      { x, y, turn },
    );
  };
  return (
    group(
      place(
        dropped(pen, [sheet], 1) +
          path(rounded(-18, -18, size + 36, size + 36, 18), pen.lit('#d9b483')) +
          inside(pen, sheet, scene + gapAt) +
          line(cuts, '#2a2436', 3.4, { opacity: 0.4 }) +
          line(cuts, '#ffffff', 2, { opacity: 0.45, transform: 'translate(1.6 1.6)' }),
        { x: 140, y: 130, turn: -6 },
      ),
      {},
    ) +
    loose(596, 520, 24, mix(colour, '#40325e', 0.45)) +
    loose(470, 600, -30, mix(colour, '#e7a6a0', 0.5))
  );
};

export const puzzle: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'nursery',
  focus: { x: 460, y: 480, zoom: 1.9 },
  draw,
};
