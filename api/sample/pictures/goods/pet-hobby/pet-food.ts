import { arrangements, forms } from '../../forms';
import { panel } from '../../parts/cloth';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { smooth, symmetric } from '../../parts/shape';
import { circle, d, ellipse, group, line, path, place, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { gleam, inside, printCentred } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';
import { type Animal, animalFace } from './animal-face';

interface Feed {
  readonly pen: Pen;
  readonly colour: string;
  readonly accent: string;
  /** Half the width of the bag. */
  readonly w: number;
  /** The pale field of the print. */
  readonly belly: string;
  /** For whom it is, printed on the front. */
  readonly animal: Animal;
  /** Whether the bag is drawn wider and lower than it is, which its print has to make up for. */
  readonly isFlattened?: boolean;
}

const pad = smooth([
  [0, 4],
  [26, 26],
  [22, 48],
  [0, 44],
  [-22, 48],
  [-26, 26],
]);

const paw = (x: number, y: number, s: number, tone: string): string =>
  group(
    path(pad, tone) +
      [
        [-34, 2, -20],
        [-13, -18, -6],
        [13, -18, 6],
        [34, 2, 20],
      ]
        .map(([px = 0, py = 0, turn = 0]) =>
          ellipse(px, py, 11, 15, tone, { transform: `rotate(${turn} ${px} ${py})` }),
        )
        .join(''),
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

const kibble = (pen: Pen, x: number, y: number, scale: number): string =>
  pen.copy(
    ellipse(2, 5, 20, 13, '#1c1a24', { opacity: 0.3 }) +
      ellipse(0, 0, 20, 14, pen.ball('#a8703f')) +
      ellipse(-3, -3, 6, 4, shade('#a8703f', 0.35)),
    { transform: d`translate(${x} ${y}) scale(${scale})` },
  );

/** Rows of kibble, one upon another, the lowest with `count` pieces centred on 0, 0. */
const heap = (pen: Pen, count: number, rows: number, gap: number): string =>
  Array.from({ length: rows }, (_, row) => rows - 1 - row)
    .flatMap((row) =>
      Array.from({ length: count - row * 2 }, (_, i) =>
        kibble(
          pen,
          (i - (count - row * 2 - 1) / 2) * gap + (row % 2) * 6,
          -row * gap * 0.52 + ((i * 7 + row * 3) % 5) * 2,
          1,
        ),
      ),
    )
    .join('');

const scattered = (pen: Pen): string =>
  kibble(pen, 212, 668, 1) + kibble(pen, 262, 684, 1) + kibble(pen, 600, 676, 1);

/** What is printed on the front, below the paw. */
const print = ({ pen, colour, accent, animal, isFlattened }: Feed): string =>
  rect(318, 318, 164, 22, 11, shade(colour, 0.35)) +
  printCentred(400, 352, 120, 1, contrast(tint(colour, 0.8), 0.5), 12, 6) +
  circle(400, 472, 104, mix(accent, '#fff8ea', 0.55)) +
  group(animalFace(pen, animal), {
    transform: `translate(400 480) scale(${isFlattened ? '.71 1.16' : '1'})`,
  }) +
  printCentred(400, 592, 150, 2, contrast(tint(colour, 0.8), 0.45), 16, 5);

const sides = (w: number): readonly { d: string; width: number; strength?: number }[] => [
  { d: d`M${424 - w} 220Q${466 - w} 400 ${428 - w} 610`, width: 18, strength: 0.22 },
  { d: d`M${382 + w} 220Q${346 + w} 420 ${386 + w} 610`, width: 20 },
];

const shine = (pen: Pen, w: number): string =>
  gleam(
    pen,
    d`M${416 - w} 210C${410 - w} 340 ${408 - w} 480 ${416 - w} 610L${436 - w} 610C${426 - w} 480 ${430 - w} 330 ${440 - w} 210Z`,
    0.4,
  );

function closed(feed: Feed): string {
  const { pen, colour, w, belly } = feed;
  const body = symmetric(
    [0, 140],
    [
      [w - 8, 140],
      [w - 4, 190],
      [w + 2, 240, w + 10, 480, w + 4, 620],
      [w, 648, w - 30, 656, 0, 656],
    ],
  );
  return (
    contact(pen, 406, 650, w + 12, 30) +
    panel(pen, { outline: body, colour, depth: 1.6, folds: sides(w) }) +
    inside(
      pen,
      body,
      belly +
        rect(180, 140, 440, 44, 0, shade(colour, 0.18)) +
        stitch('M190 172H610', tint(colour, 0.7), 3),
    ) +
    paw(400, 244, 1.1, '#ffffff') +
    print(feed) +
    shine(pen, w)
  );
}

const bag = (feed: Feed): string => closed(feed) + scattered(feed.pen);

/** The bag, and a full bowl in front of it. */
const withBowl = (feed: Feed): string =>
  place(closed(feed), { x: -42, y: 64, scale: 0.9 }) +
  contact(feed.pen, 572, 684, 122, 18) +
  path('M448 604L424 676Q568 708 712 676L688 604Z', feed.pen.round(feed.accent)) +
  ellipse(568, 604, 120, 30, tint(feed.accent, 0.45)) +
  ellipse(568, 606, 108, 24, '#5f3c20') +
  place(heap(feed.pen, 7, 3, 29), { x: 568, y: 608 }) +
  kibble(feed.pen, 398, 700, 1);

/** An open bag with its rim rolled down, a scoop in the kibble. */
function open(feed: Feed): string {
  const { pen, colour, w, belly } = feed;
  const body = symmetric(
    [0, 300],
    [
      [w, 300],
      [w + 6, 400, w + 10, 520, w + 4, 620],
      [w, 648, w - 30, 656, 0, 656],
    ],
  );
  const rim = (sweep: number): string => d`M${402 - w} 296A${w - 2} 46 0 0 ${sweep} ${398 + w} 296`;
  return (
    contact(pen, 406, 650, w + 12, 30) +
    ellipse(400, 296, w, 46, shade(colour, 0.5)) +
    line(rim(1), tint(colour, 0.5), 16) +
    place(
      rect(-12, -150, 24, 120, 12, pen.round('#c9ccd1')) +
        path('M-44 -40H44V40H-44Z', pen.metal('#d5d8dc')),
      { x: 470, y: 240, turn: 26 },
    ) +
    place(heap(pen, 11, 4, 32), { x: 400, y: 300 }) +
    panel(pen, { outline: body, colour, depth: 1.6, folds: sides(w) }) +
    inside(pen, body, place(belly, { y: 92 })) +
    line(rim(0), shade(colour, 0.35), 46) +
    line(d`M${402 - w} 292A${w - 2} 46 0 0 0 ${398 + w} 292`, tint(colour, 0.55), 36) +
    place(print(feed), { x: 48, y: 92, scale: 0.88 }) +
    scattered(pen)
  );
}

/** A short, wide bag. */
const low = (feed: Feed): string =>
  group(closed({ ...feed, isFlattened: true }), {
    transform: 'translate(-76 176) scale(1.19 0.73)',
  }) + scattered(feed.pen);

const drawArrangement = { bag, bowl: withBowl, open, low };

const draw: Draw = (pen, look) => {
  const { colour, accent } = look;
  const pale = tint(colour, 0.88);
  return drawArrangement[look.pick('arrangement', ...arrangements['pet-food'])]({
    pen,
    colour,
    accent,
    animal: look.pick('animal', ...forms['pet-food'].animal),
    w: look.range('width', 186, 206),
    belly: look.pick(
      'belly',
      path('M180 360Q400 290 620 360V660H180Z', pale),
      path('M180 300L620 420V660H180Z', pale),
      ellipse(400, 470, 170, 150, pale),
    ),
  });
};

export const petFood: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 400, y: 420, zoom: 1.8 },
  draw,
};
