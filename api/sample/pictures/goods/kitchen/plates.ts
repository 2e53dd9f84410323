import { arrangements } from '../../forms';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, ellipse, line, path, place } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import type { Draw, Drawing, Look } from '../drawing';

/** One set of tableware: its colour, the colour of its rims and its pattern. */
interface Ware {
  readonly pen: Pen;
  readonly colour: string;
  readonly edge: string;
  readonly pattern: 'plain' | 'ring' | 'dots' | 'dipped';
}

const wareOf = (pen: Pen, look: Look): Ware => ({
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
function lying(ware: Ware, cx: number, cy: number, r: number): string {
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
function standing(ware: Ware, cx: number, cy: number, r: number, lean = 1): string {
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
function bowl({ pen, colour, edge, pattern }: Ware, cx: number, y: number, scale = 1): string {
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
const cup = ({ pen, colour, edge }: Ware, cx: number, y: number): string =>
  line(d`M${cx + 54} ${y + 26}q54 -6 44 34t-58 34`, shade(colour, 0.16), 15) +
  path(
    d`M${cx - 62} ${y}L${cx - 50} ${y + 108}Q${cx} ${y + 132} ${cx + 50} ${y + 108}L${cx + 62} ${y}Z`,
    pen.round(colour),
  ) +
  ellipse(cx, y, 62, 21, edge) +
  ellipse(cx, y + 1, 58, 18, '#6b4630');

const stack = (ware: Ware, look: Look): string => {
  const count = look.pick('count', 3, 4, 5);
  const layers = Array.from({ length: count }, (_, i) =>
    lying(ware, 430, 584 - i * 26, 226 - (i > 2 ? 46 : 0)),
  ).join('');
  return (
    contact(ware.pen, 300, 560, 150, 20) +
    look.pick('back', standing(ware, 276, 380, 176), '') +
    contact(ware.pen, 440, 654, 220, 30) +
    layers +
    bowl(ware, 430, 584 - count * 26 - 86)
  );
};

/** A place laid for one: a plate with a bowl on it, a side plate and a cup. */
const setting = (ware: Ware): string =>
  contact(ware.pen, 246, 548, 130, 18) +
  lying(ware, 246, 506, 132) +
  contact(ware.pen, 590, 560, 70, 14) +
  cup(ware, 590, 438) +
  contact(ware.pen, 408, 662, 250, 28) +
  lying(ware, 404, 606, 262) +
  bowl(ware, 404, 508, 1.1);

/** Three plates standing one behind the other, the smallest in front. */
const fan = (ware: Ware): string =>
  contact(ware.pen, 420, 644, 250, 26) +
  standing(ware, 300, 432, 212, 0.92) +
  standing(ware, 436, 476, 168, 0.9) +
  standing(ware, 560, 518, 126, 0.9) +
  [318, 446, 566]
    .map((x) => path(d`M${x - 34} 646l14 -30h40l14 30Z`, '#b98a58') + circle(x, 626, 5, '#8a6238'))
    .join('');

/** What is seen of a bowl that stands in another one: its rim, above `y`. */
const nested = ({ pen, colour, edge }: Ware, cx: number, y: number): string =>
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

/** Bowls: three in each other and one beside them. */
const bowls = (ware: Ware): string =>
  contact(ware.pen, 330, 640, 130, 22) +
  bowl(ware, 330, 492, 1.3) +
  nested(ware, 330, 492) +
  nested(ware, 330, 452) +
  contact(ware.pen, 566, 662, 118, 18) +
  bowl(ware, 566, 560, 0.96);

const drawArrangement = { stack, setting, fan, bowls };

const draw: Draw = (pen, look) =>
  drawArrangement[look.pick('arrangement', ...arrangements.plates)](wareOf(pen, look), look);

export const plates: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 40,
  focus: { x: 400, y: 500, zoom: 1.8 },
  draw,
};
