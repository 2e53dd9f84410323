import { arrangements } from '../../forms';
import { contact } from '../../parts/shadow';
import { both, circle, d, ellipse, line, mirrored, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, streak } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 196, 226);
  const round = look.pick('round', 96, 130);
  const lidShape = d`M${400 - w} 440V${300 + round}Q${400 - w} 232 ${400 - w + round} 232H${400 + w - round}Q${400 + w} 232 ${400 + w} ${300 + round}V440Z`;
  const bud =
    path(
      'M446 330C446 292 476 272 506 276C540 282 556 312 546 346C540 366 528 376 520 384L514 470H474L472 388C456 376 446 356 446 330Z',
      pen.round(tint(colour, 0.06)),
    ) +
    ellipse(482, 326, 24, 30, shade(colour, 0.25), { transform: 'rotate(-18 482 326)' }) +
    ellipse(480, 324, 16, 22, '#2a2b30', { transform: 'rotate(-18 480 324)' }) +
    streak(pen, 528, 300, 9, 46, 0.7) +
    rect(480, 446, 28, 8, 4, pen.metal('#c9a86a'));
  const arrangement = look.pick('arrangement', ...arrangements.earbuds);
  const left = mirrored(bud);
  const base =
    path(
      d`M${400 - w} 446A${w} 24 0 0 0 ${400 + w} 446V${650 - round}Q${400 + w} 650 ${400 + w - round} 650H${400 - w + round}Q${400 - w} 650 ${400 - w} ${650 - round}Z`,
      pen.round(colour, 0.9),
    ) +
    line(d`M${402 - w} 448A${w} 24 0 0 0 ${398 + w} 448`, tint(colour, 0.7), 4, { opacity: 0.8 }) +
    circle(400, 530, 6, '#7fd8a8') +
    circle(400, 530, 11, '#7fd8a8', { opacity: 0.25 }) +
    gleam(
      pen,
      d`M${426 - w} 490C${424 - w} 560 ${440 - w} 600 ${470 - w} 624L${484 - w} 616C${460 - w} 590 ${448 - w} 550 ${450 - w} 492Z`,
      0.6,
    );
  if (arrangement === 'buds')
    return (
      contact(pen, 310, 652, 74, 16) +
      contact(pen, 500, 652, 74, 16) +
      place(place(left, { x: -306, y: -470 }), { x: 300, y: 650, scale: 1.9, turn: 4 }) +
      place(place(bud, { x: -494, y: -470 }), { x: 500, y: 650, scale: 1.9, turn: -4 })
    );
  if (arrangement === 'closed') {
    const shut =
      contact(pen, 404, 648, w, 28) +
      path(
        d`M${400 - w} 456V${410 + round * 0.5}Q${400 - w} 380 ${400 - w + round} 380H${400 + w - round}Q${400 + w} 380 ${400 + w} ${410 + round * 0.5}V456A${w} 24 0 0 1 ${400 - w} 456Z`,
        pen.round(tint(colour, 0.08), 0.9),
      ) +
      base +
      line(d`M${402 - w} 452A${w} 24 0 0 0 ${398 + w} 452`, shade(colour, 0.5), 4);
    return (
      place(shut, { x: -52, y: -24 }) +
      contact(pen, 552, 668, 56, 12) +
      place(place(bud, { x: -494, y: -470 }), { x: 552, y: 664, scale: 0.9, turn: 10 }) +
      contact(pen, 680, 660, 56, 12) +
      place(place(left, { x: -306, y: -470 }), { x: 672, y: 656, scale: 0.9, turn: -8 })
    );
  }
  return (
    contact(pen, 404, 648, w, 28) +
    path(lidShape, pen.lit(shade(colour, 0.08), 0.8)) +
    path(
      d`M${424 - w} 440V${304 + round}Q${424 - w} 256 ${420 - w + round} 256H${380 + w - round}Q${376 + w} 256 ${376 + w} ${304 + round}V440Z`,
      pen.linear(
        [
          [0, shade(colour, 0.5)],
          [0.5, shade(colour, 0.26)],
          [1, shade(colour, 0.14)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    ellipse(400, 446, w, 22, shade(colour, 0.2)) +
    ellipse(400, 448, w - 18, 16, shade(colour, 0.55)) +
    both(bud) +
    base
  );
};

export const earbuds: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 30,
  focus: { x: 420, y: 400, zoom: 1.8 },
  draw,
};
