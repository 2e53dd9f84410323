/** Pieces of a set of tableware: plates, bowls and cups. */
import type { Pen } from '../../parts/pen';
import { symmetric } from '../../parts/shape';
import { d, ellipse, line, path, place } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import type { Look } from '../drawing';

/** One set of tableware: its colour, the colour of its rims and its pattern. */
export interface Ware {
  readonly pen: Pen;
  readonly colour: string;
  readonly edge: string;
  readonly pattern: 'plain' | 'ring' | 'dots' | 'dipped';
}

export const wareOf = (pen: Pen, look: Look): Ware => ({
  pen,
  colour: look.colour,
  edge: look.pick('edge', tint(look.colour, 0.2), '#c7a25b', contrast(look.colour, 0.3)),
  pattern: look.pick<Ware['pattern']>('pattern', 'plain', 'ring', 'dots', 'dipped'),
});

const fallOf = ({ pen }: Ware, tone: string, depth = 0.25): string =>
  pen.linear(
    [
      [0, tint(tone, 0.5)],
      [0.5, tone],
      [1, shade(tone, depth)],
    ],
    [0, 0],
    [1, 1],
  );

/** The decoration of a rim, as an ellipse of these radii. */
function rimOf({ edge, pattern }: Ware, cx: number, cy: number, rx: number, ry: number): string {
  if (pattern === 'plain' || pattern === 'dipped') return '';
  const dots = pattern === 'dots' ? { 'stroke-dasharray': '1 17', 'stroke-width': 8 } : {};
  return ellipse(cx, cy, rx, ry, 'none', {
    stroke: edge,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    ...dots,
  });
}

/** A plate that lies, seen from the side. */
export function lying(ware: Ware, cx: number, cy: number, r: number): string {
  const { pen, colour, edge } = ware;
  return (
    path(
      d`M${cx - r} ${cy}C${cx - r * 0.8} ${cy + r * 0.2} ${cx - r * 0.5} ${cy + r * 0.42} ${cx} ${cy + r * 0.42}S${cx + r * 0.8} ${cy + r * 0.2} ${cx + r} ${cy}Z`,
      pen.round(shade(colour, 0.1)),
    ) +
    ellipse(cx, cy, r, r * 0.36, fallOf(ware, colour, 0.14)) +
    ellipse(cx, cy, r - 3, r * 0.36 - 2, 'none', { stroke: edge, 'stroke-width': 5 }) +
    rimOf(ware, cx, cy, r * 0.85, r * 0.3) +
    ellipse(cx, cy + 4, r * 0.7, r * 0.24, fallOf(ware, shade(colour, 0.08), 0)) +
    ellipse(cx, cy + 5, r * 0.68, r * 0.225, colour)
  );
}

/** A plate that stands, seen from the front; `lean` is its width to its height. */
export function standing(ware: Ware, cx: number, cy: number, r: number, lean = 1): string {
  const { colour, edge, pattern } = ware;
  const w = r * lean;
  return (
    ellipse(cx, cy, w, r, fallOf(ware, colour)) +
    (pattern === 'dipped'
      ? path(
          d`M${cx - w * 0.94} ${cy + r * 0.34}Q${cx} ${cy + r * 0.1} ${cx + w * 0.94} ${cy + r * 0.34}A${w} ${r} 0 0 1 ${cx - w * 0.94} ${cy + r * 0.34}Z`,
          edge,
          { opacity: 0.7 },
        )
      : '') +
    ellipse(cx, cy, w - 4, r - 4, 'none', { stroke: edge, 'stroke-width': 5 }) +
    rimOf(ware, cx, cy, w * 0.84, r * 0.84) +
    ellipse(cx, cy, w * 0.7, r * 0.7, fallOf(ware, shade(colour, 0.1), 0)) +
    ellipse(cx, cy + 1, w * 0.67, r * 0.67, tint(colour, 0.1))
  );
}

/** A bowl whose rim is at `y`. */
export function bowl(
  { pen, colour, edge, pattern }: Ware,
  cx: number,
  y: number,
  scale = 1,
): string {
  const side = symmetric(
    [0, 0],
    [
      [118, 0],
      [116, 70, 70, 104, 46, 108],
      [0, 112],
    ],
    0,
  );
  const foot =
    pattern === 'dipped'
      ? path(
          'M-104 52Q0 86 104 52C92 84 66 104 46 108L0 112L-46 108C-66 104 -92 84 -104 52Z',
          edge,
          {
            opacity: 0.75,
          },
        )
      : pattern === 'plain'
        ? ''
        : line('M-112 30Q0 74 112 30', edge, 5, { opacity: 0.8 });
  const inside = pen.linear([
    [0, shade(colour, 0.3)],
    [1, tint(colour, 0.3)],
  ]);
  return place(
    path(side, pen.round(colour)) +
      foot +
      ellipse(0, 0, 118, 40, edge) +
      ellipse(0, 1, 113, 36, inside),
    { x: cx, y, scale },
  );
}

/** A cup with its handle at the right; its rim is at `y`. */
export const cup = ({ pen, colour, edge }: Ware, cx: number, y: number): string =>
  line(d`M${cx + 54} ${y + 26}q54 -6 44 34t-58 34`, shade(colour, 0.16), 15) +
  path(
    d`M${cx - 62} ${y}L${cx - 50} ${y + 108}Q${cx} ${y + 132} ${cx + 50} ${y + 108}L${cx + 62} ${y}Z`,
    pen.round(colour),
  ) +
  ellipse(cx, y, 62, 21, edge) +
  ellipse(cx, y + 1, 58, 18, '#6b4630');

/** What is seen of a bowl that stands in another one: its rim, above `y`. */
export const nested = ({ pen, colour, edge }: Ware, cx: number, y: number): string =>
  path(
    d`M${cx - 150} ${y - 34}Q${cx - 150} ${y - 6} ${cx - 138} ${y + 14}Q${cx} ${y + 62} ${cx + 138} ${y + 14}Q${cx + 150} ${y - 6} ${cx + 150} ${y - 34}Z`,
    pen.round(colour),
  ) +
  ellipse(cx, y - 34, 150, 50, edge) +
  ellipse(
    cx,
    y - 33,
    144,
    45,
    pen.linear([
      [0, shade(colour, 0.3)],
      [1, tint(colour, 0.3)],
    ]),
  );
