import { arrangements } from '../../forms';
import { panel } from '../../parts/cloth';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { rounded, symmetric } from '../../parts/shape';
import { circle, d, ellipse, group, line, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, printCentred } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const bean = (pen: Pen, x: number, y: number, r: number, turn: number): string =>
  group(
    ellipse(2, 5, r, r * 0.72, '#1c1a24', { opacity: 0.3 }) +
      ellipse(0, 0, r, r * 0.7, pen.ball('#5d3820')) +
      line(d`M${-r * 0.8} 0q${r * 0.8} ${r * 0.36} ${r * 1.6} 0`, '#2c170b', r * 0.14),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );

/** A stand-up pouch with a folded top. */
const pouch = (w: number, top: number): string =>
  symmetric(
    [0, top],
    [
      [w - 22, top],
      [w - 20, top + 60],
      [w - 6, top + 120, w + 4, 480, w, 618],
      [w - 4, 646, w - 30, 656, 0, 656],
    ],
  );

const draw: Draw = (pen, look) => {
  const film = look.pick('film', '#2f2c2b', '#c8a67a', '#efe9de', '#4a4f4c');
  const arrangement = look.pick('arrangement', ...arrangements['coffee-beans']);
  const w = look.range('width', 168, 190);
  const body = pouch(w, 176);
  const accent = look.colour;
  const art = look.pick(
    'art',
    circle(400, 380, 70, accent) + circle(426, 356, 70, film, { opacity: 0.9 }),
    [0, 1, 2, 3]
      .map((i) =>
        path(
          d`M${310 + i * 20} ${440 - i * 34}h${180 - i * 40}v20h${i * 40 - 180}Z`,
          i % 2 ? tint(accent, 0.4) : accent,
        ),
      )
      .join(''),
    path('M300 440L370 330L420 400L450 360L500 440Z', accent) +
      circle(450, 316, 20, tint(accent, 0.5)),
  );
  const bag =
    contact(pen, 404, 650, w + 10, 28) +
    panel(pen, {
      outline: body,
      colour: film,
      depth: 1.8,
      folds: [
        { d: d`M${420 - w} 270Q${460 - w} 440 ${424 - w} 620`, width: 18 },
        { d: d`M${384 + w} 260Q${350 + w} 440 ${384 + w} 620`, width: 18 },
        { d: 'M300 250Q400 280 500 250', width: 14, strength: 0.2 },
      ],
    }) +
    inside(
      pen,
      body,
      rect(200, 176, 400, 46, 0, shade(film, 0.16)) +
        line('M200 224H600', shade(film, 0.5), 4, { opacity: 0.7 }) +
        line('M200 230H600', tint(film, 0.5), 2, { opacity: 0.5 }),
    ) +
    rect(400 - w - 6, 186, w * 2 + 12, 18, 6, pen.metal('#c9b48a')) +
    circle(400, 260, 15, shade(film, 0.25)) +
    circle(400, 260, 10, shade(film, 0.5)) +
    rect(400 - w * 0.64, 296, w * 1.28, 268, 6, pen.lit('#f5efe3', 0.5)) +
    inside(pen, rounded(400 - w * 0.64, 296, w * 1.28, 160, 6), art) +
    rect(400 - w * 0.64, 470, w * 1.28, 6, 0, accent) +
    printCentred(400, 496, w * 0.8, 4, '#5a4a3e', 16, 5);
  if (arrangement === 'cup')
    return (
      place(place(bag, { x: -400, y: -650 }), { x: 330, y: 628, scale: 0.92 }) +
      brewed(pen, look.accent)
    );
  const around =
    bean(pen, 250, 656, 24, -20) +
    bean(pen, 206, 676, 22, 40) +
    bean(pen, 588, 668, 24, 20) +
    bean(pen, 300, 688, 22, 10);
  // A short, wide bag.
  if (arrangement === 'low')
    return group(bag, { transform: 'translate(-60 176) scale(1.15 0.73)' }) + around;
  return bag + around;
};

/** A glass of black coffee, with beans before it. */
const brewed = (pen: Pen, accent: string): string =>
  contact(pen, 590, 662, 84, 16) +
  path('M516 470L532 648Q590 672 648 648L664 470Z', '#f3f6f6', { opacity: 0.6 }) +
  path('M521 528L531 640Q590 662 649 640L659 528Z', pen.round('#3a2114')) +
  ellipse(590, 528, 69, 19, '#5b3823') +
  ellipse(590, 470, 74, 21, 'none', { stroke: '#ffffff', 'stroke-width': 5 }) +
  path('M534 486L546 620L560 626L550 490Z', '#ffffff', { opacity: 0.4 }) +
  ellipse(590, 664, 96, 12, tint(accent, 0.6), { opacity: 0.25 }) +
  bean(pen, 486, 690, 22, 30) +
  bean(pen, 530, 704, 20, -20);

export const coffeeBeans: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'counter',
  focus: { x: 390, y: 340, zoom: 1.8 },
  draw,
};
