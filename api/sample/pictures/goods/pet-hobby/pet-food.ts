import { panel } from '../../parts/cloth';
import { bowl } from '../../parts/dish';
import { contact } from '../../parts/shadow';
import { smooth, symmetric } from '../../parts/shape';
import { d, ellipse, group, path, rect, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { gleam, inside, printCentred } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 186, 206);
  const body = symmetric(
    [0, 140],
    [
      [w - 8, 140],
      [w - 4, 190],
      [w + 2, 240, w + 10, 480, w + 4, 620],
      [w, 648, w - 30, 656, 0, 656],
    ],
  );
  const paw = (x: number, y: number, s: number, tone: string): string =>
    group(
      path(
        smooth([
          [0, 4],
          [26, 26],
          [22, 48],
          [0, 44],
          [-22, 48],
          [-26, 26],
        ]),
        tone,
      ) +
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
  const kibble = (x: number, y: number, s: number): string =>
    ellipse(x + 2, y + 5, 20 * s, 13 * s, '#1c1a24', { opacity: 0.3 }) +
    ellipse(x, y, 20 * s, 14 * s, pen.ball('#a8703f')) +
    ellipse(x - 3, y - 3, 6 * s, 4 * s, shade('#a8703f', 0.35));
  const belly = look.pick(
    'belly',
    path('M180 360Q400 290 620 360V660H180Z', tint(colour, 0.88)),
    path('M180 300L620 420V660H180Z', tint(colour, 0.88)),
    ellipse(400, 470, 170, 150, tint(colour, 0.88)),
  );
  return (
    contact(pen, 406, 650, w + 12, 30) +
    panel(pen, {
      outline: body,
      colour,
      depth: 1.6,
      folds: [
        { d: d`M${424 - w} 220Q${466 - w} 400 ${428 - w} 610`, width: 18, strength: 0.22 },
        { d: d`M${382 + w} 220Q${346 + w} 420 ${386 + w} 610`, width: 20 },
      ],
    }) +
    inside(
      pen,
      body,
      belly +
        rect(180, 140, 440, 44, 0, shade(colour, 0.18)) +
        stitch('M190 172H610', tint(colour, 0.7), 3),
    ) +
    paw(400, 244, 1.1, '#ffffff') +
    rect(318, 318, 164, 22, 11, shade(colour, 0.35)) +
    printCentred(400, 352, 120, 1, contrast(tint(colour, 0.8), 0.5), 12, 6) +
    bowl(pen, 400, 470, 120, look.accent, '#8a5a30') +
    [
      [340, 468],
      [372, 458],
      [404, 470],
      [436, 458],
      [462, 470],
      [390, 446],
      [424, 442],
    ]
      .map(([x = 0, y = 0]) => kibble(x, y, 0.8))
      .join('') +
    printCentred(400, 592, 150, 2, contrast(tint(colour, 0.8), 0.45), 16, 5) +
    kibble(212, 668, 1) +
    kibble(262, 684, 1) +
    kibble(600, 676, 1) +
    gleam(
      pen,
      d`M${416 - w} 210C${410 - w} 340 ${408 - w} 480 ${416 - w} 610L${436 - w} 610C${426 - w} 480 ${430 - w} 330 ${440 - w} 210Z`,
      0.4,
    )
  );
};

export const petFood: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 400, y: 420, zoom: 1.8 },
  draw,
};
