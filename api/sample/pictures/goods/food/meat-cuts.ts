/** Meat and fish as they lie in a pack: sliced, rolled, in steaks, as one piece. */
import type { Pen } from '../../parts/pen';
import { chance } from '../../parts/seed';
import { d, group, line, path, place } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import type { Look } from '../drawing';

export const arrangements = ['fan', 'steaks', 'rolls', 'block'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Kinds in the order of the colourways: marbled beef with a rim of fat, layered pork belly, salmon with pale arcs. */
const kinds = ['beef', 'belly', 'salmon'] as const;

interface Slab {
  readonly outline: string;
  readonly w: number;
  readonly h: number;
  readonly seed: number;
}

function grain(colour: string, kind: (typeof kinds)[number], { w, h, seed }: Slab): string {
  const fat = tint(colour, 0.78);
  const at = (i: number, part: number): number => chance('grain', seed, i, part);
  if (kind === 'belly')
    return [0.22, 0.46, 0.72]
      .map((share, i) =>
        line(
          d`M-10 ${h * share}q${w * 0.3} ${(at(i, 1) - 0.5) * 40} ${w * 0.56} 0t${w * 0.6} ${(at(i, 2) - 0.5) * 30}`,
          fat,
          h * (0.07 + at(i, 3) * 0.06),
          { opacity: 0.9 },
        ),
      )
      .join('');
  if (kind === 'salmon')
    return Array.from({ length: 7 }, (_, i) =>
      line(d`M${(w * i) / 6 - 30} -6q34 ${h * 0.5} 0 ${h + 12}`, fat, 3.5, { opacity: 0.75 }),
    ).join('');
  return Array.from({ length: 9 }, (_, i) =>
    line(
      d`M${at(i, 1) * w} ${at(i, 2) * h}q${20 + at(i, 3) * 30} ${(at(i, 4) - 0.5) * 50} ${40 + at(i, 5) * 50} ${(at(i, 6) - 0.5) * 40}`,
      fat,
      2 + at(i, 7) * 4,
      { opacity: 0.8 },
    ),
  ).join('');
}

/** One piece with its shadow, its grain and its rim of fat. */
function slab(pen: Pen, look: Look, piece: Slab): string {
  const { colour, colourIndex } = look;
  const kind = kinds[colourIndex] ?? 'beef';
  const rim = kind === 'salmon' ? shade(colour, 0.2) : tint(colour, 0.82);
  return (
    path(piece.outline, shade(colour, 0.6), { transform: 'translate(6 8)', opacity: 0.4 }) +
    path(piece.outline, pen.lit(colour, 0.8)) +
    inside(pen, piece.outline, grain(colour, kind, piece)) +
    path(piece.outline, 'none', { stroke: rim, 'stroke-width': kind === 'salmon' ? 3 : 7 })
  );
}

/** The outline of a piece: roundish, a little uneven. */
const blob = (w: number, h: number, seed: number): string => {
  const u = (part: number): number => chance('blob', seed, part) * 0.12 - 0.06;
  return d`M${w * 0.06} ${h * (0.5 + u(1))}C${w * u(2)} ${h * 0.14} ${w * (0.26 + u(3))} 0 ${w * 0.52} ${h * 0.03}C${w * (0.84 + u(4))} ${h * 0.02} ${w} ${h * (0.24 + u(5))} ${w * 0.98} ${h * (0.5 + u(6))}C${w} ${h * 0.84} ${w * (0.78 + u(7))} ${h} ${w * 0.5} ${h * 0.98}C${w * 0.2} ${h} ${w * 0.02} ${h * (0.84 + u(8))} ${w * 0.06} ${h * (0.5 + u(1))}Z`;
};

/** The pieces in a pack of width `w` and depth `h`. */
export function piecesOf(
  pen: Pen,
  look: Look,
  arrangement: Arrangement,
  w: number,
  h: number,
): string {
  const shape = Math.round(look.range('pieces', 0, 1000));
  const at = (seed: number, x: number, y: number, pw: number, ph: number, turn = 0): string =>
    place(
      slab(pen, look, { outline: blob(pw, ph, shape + seed), w: pw, h: ph, seed: shape + seed }),
      { x, y, turn },
    );
  if (arrangement === 'steaks')
    return (
      at(1, w * 0.07, h * 0.12, w * 0.42, h * 0.74, -4) +
      at(2, w * 0.5, h * 0.16, w * 0.42, h * 0.7, 5)
    );
  if (arrangement === 'block')
    return (
      at(1, w * 0.08, h * 0.14, w * 0.84, h * 0.7, -2) +
      group(
        [0.3, 0.46, 0.62]
          .map((x) =>
            line(d`M${w * x} ${h * 0.2}q14 ${h * 0.3} 0 ${h * 0.56}`, shade(look.colour, 0.5), 3),
          )
          .join(''),
        { opacity: 0.35 },
      )
    );
  if (arrangement === 'rolls')
    return [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          at(
            row * 4 + column,
            w * (0.06 + column * 0.225),
            h * (0.07 + row * 0.29),
            w * 0.2,
            h * 0.28,
            -14 + ((row + column) % 3) * 10,
          ),
        ),
      )
      .join('');
  const count = w > 500 ? 6 : 5;
  return Array.from({ length: count }, (_, i) =>
    at(i, w * 0.05 + (i * w * 0.72) / count, h * 0.13, w * 0.26, h * 0.72, 3),
  ).join('');
}
