/** The papers behind the goods: each article has one of them, with its own light. */
import type { Look, Pose } from '../goods/drawing';
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { circle, ellipse, group, line, n, path, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';
import { fallenLight, lamp, paperFrom, paperSize, wholePaper } from './light';

/** Where the wall meets the table in a picture of standing goods. */
const horizonY = 520;

type Paper = (pen: Pen, tone: Tone, look: Look) => string;

const wall = (pen: Pen, { backdrop }: Tone): string =>
  wholePaper(
    pen.linear(
      [
        [0.2, tint(backdrop, 0.28)],
        [0.8, shade(backdrop, 0.06)],
      ],
      [0, 0],
      [1, 0.7],
    ),
  );

function table(pen: Pen, { floor }: Tone): string {
  const top = pen.linear(
    [
      [0, shade(floor, 0.09)],
      [0.12, floor],
      [0.5, tint(floor, 0.22)],
    ],
    [0.5, 0],
    [0.4, 1],
  );
  return (
    rect(paperFrom, horizonY, paperSize, paperSize - horizonY, 0, top) +
    rect(paperFrom, horizonY, paperSize, 3, 0, '#ffffff', { opacity: 0.22 })
  );
}

/** A roll of paper that bends from wall to table. */
const sweep: Paper = (pen, { backdrop, floor }, look) =>
  wholePaper(
    pen.linear(
      [
        [0.25, tint(backdrop, 0.2)],
        [0.52, backdrop],
        [0.6, shade(floor, 0.05)],
        [0.75, tint(floor, 0.18)],
      ],
      [0.5, 0],
      [0.46, 1],
    ),
  ) + lamp(pen, look);

const plain: Paper = (pen, tone, look) => wall(pen, tone) + lamp(pen, look) + table(pen, tone);

const arch: Paper = (pen, tone, look) =>
  wall(pen, tone) +
  lamp(pen, look) +
  path('M150 520V310a250 250 0 0 1 500 0V520Z', shade(tone.backdrop, 0.16), { opacity: 0.5 }) +
  path('M162 520V310a244 244 0 0 1 488 0V520Z', tint(tone.floor, 0.3)) +
  table(pen, tone);

const disc: Paper = (pen, tone, look) =>
  sweep(pen, tone, look) + circle(452, 316, 262, tint(tone.floor, 0.42), { opacity: 0.85 });

/** Two walls that meet beside the goods. */
const corner: Paper = (pen, tone, look) =>
  wall(pen, tone) +
  path('M560 -400H1200V640L560 520Z', shade(tone.backdrop, 0.1)) +
  lamp(pen, look) +
  path('M-400 520H560L1200 640V1200H-400Z', tint(tone.floor, 0.08)) +
  line('M-400 520H560L1200 640', '#ffffff', 3, { opacity: 0.22 });

/** A round base; goods stand on y = 650. */
function plinth(pen: Pen, tone: Tone, look: Look): string {
  const side = pen.round(tone.floor, 0.5);
  return (
    sweep(pen, { ...tone, floor: shade(tone.floor, 0.06) }, look) +
    ellipse(420, 772, 380, 78, shade(tone.floor, 0.3), { opacity: 0.35 }) +
    path('M56 656V1000H744V656Z', side) +
    ellipse(400, 656, 344, 74, tint(tone.floor, 0.32))
  );
}

/** Two sheets, one over the other. */
function sheets(pen: Pen, tone: Tone, look: Look): string {
  const cut = (lift: number): string => `M-400 ${1010 + lift}L1200 ${150 + lift}V1200H-400Z`;
  return (
    wall(pen, tone) +
    path(cut(-5), shade(tone.floor, 0.3), { opacity: 0.25 }) +
    path(cut(0), tint(tone.floor, 0.04)) +
    lamp(pen, look)
  );
}

const oneSheet: Paper = (pen, tone, look) => wall(pen, tone) + lamp(pen, look);

const roundSheet: Paper = (pen, tone, look) =>
  wall(pen, tone) +
  circle(404, 410, 350, shade(tone.floor, 0.3), { opacity: 0.2 }) +
  circle(400, 402, 350, tint(tone.floor, 0.24)) +
  lamp(pen, look);

/** A wall with a pale floor at the lower edge of the picture. */
const skirting: Paper = (pen, tone, look) =>
  wall(pen, tone) +
  lamp(pen, look) +
  rect(paperFrom, 690, paperSize, paperSize, 0, tint(tone.floor, 0.12)) +
  rect(paperFrom, 672, paperSize, 18, 0, tint(tone.backdrop, 0.4)) +
  rect(paperFrom, 690, paperSize, 5, 0, shade(tone.floor, 0.3), { opacity: 0.3 });

/** A wall with a tall, arched niche. */
const niche: Paper = (pen, tone, look) =>
  wall(pen, tone) +
  path('M112 1200V388a288 288 0 0 1 576 0V1200Z', shade(tone.backdrop, 0.14), { opacity: 0.5 }) +
  path('M124 1200V388a282 282 0 0 1 564 0V1200Z', tint(tone.floor, 0.26)) +
  lamp(pen, look);

/** Painted boards from above. */
const planks: Paper = (pen, tone, look) =>
  wall(pen, tone) +
  [-260, -80, 100, 280, 460, 640, 820, 1000]
    .map((x) => rect(x, paperFrom, 5, paperSize, 0, shade(tone.floor, 0.24), { opacity: 0.5 }))
    .join('') +
  lamp(pen, look);

/** Cloth with a few soft creases. */
const cloth: Paper = (pen, tone, look) =>
  wholePaper(pen.lit(tone.floor, 0.4)) +
  [
    'M-100 180Q260 60 520 190T980 120',
    'M-100 700Q200 560 430 690T960 610',
    'M620 -100Q560 260 690 480T640 1000',
    'M90 -100Q170 220 60 500T150 1000',
  ]
    .map(
      (crease, at) =>
        line(crease, shade(tone.floor, 0.2), 26, { opacity: 0.16, filter: pen.blur(9) }) +
        line(crease, '#ffffff', 14, {
          opacity: 0.2,
          filter: pen.blur(9),
          transform: `translate(${at < 2 ? '0 -18' : '-18 0'})`,
        }),
    )
    .join('') +
  lamp(pen, look);

const papers: Readonly<Record<Pose, readonly [Paper, ...Paper[]]>> = {
  stand: [plain, sweep, arch, disc, corner, plinth],
  flat: [sheets, oneSheet, roundSheet, planks, cloth],
  hung: [oneSheet, skirting, roundSheet, planks, niche],
};

/** Place of an article's paper among those of its pose. */
export const paperPlaceOf = (pose: Pose, look: Look): number =>
  papers[pose].indexOf(look.pick<Paper>('paper', ...papers[pose]));

/**
 * The paper of an article and what light falls on it; the same for all its colours.
 * @param fitsPlinth whether a plinth has room: not for several or for large goods
 */
export function paperOf(pen: Pen, pose: Pose, tone: Tone, look: Look, fitsPlinth: boolean): string {
  const paper = look.pick<Paper>('paper', ...papers[pose]);
  const chosen = paper === plinth && !fitsPlinth ? sweep : paper;
  return chosen(pen, tone, look) + fallenLight(pen, look);
}

/**
 * How the camera looks at an article: nearer or farther, from the left or the right, and a little turned
 * when it looks from above.
 * @param isMirrored whether the article may be mirrored
 */
export function framed(content: string, pose: Pose, look: Look, isMirrored: boolean): string {
  const zoom = look.range('zoom', 0.9, 1.06);
  const x = 400 + look.range('cameraX', -24, 24);
  const y = 400 + look.range('cameraY', -12, 12);
  const most = { stand: 0, flat: 6, hung: 0.8 }[pose];
  const turn = look.range('cameraTurn', -most, most);
  const side = isMirrored ? look.pick('side', 1, -1) : 1;
  const moves = [
    `translate(${n(x)} ${n(y)})`,
    `rotate(${n(turn)})`,
    `scale(${Math.round(zoom * side * 1000) / 1000} ${Math.round(zoom * 1000) / 1000})`,
    'translate(-400 -400)',
  ];
  return group(content, { transform: moves.join(' ') });
}
