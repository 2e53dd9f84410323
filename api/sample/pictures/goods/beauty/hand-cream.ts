import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { d, ellipse, line, path } from '../../parts/svg';
import { contrast, mix, shade } from '../../parts/tint';
import { gleam, inside, printCentred } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('girth', 96, 116);
  const body = symmetric(
    [0, 128],
    [
      [w + 10, 128],
      [w + 10, 160],
      [w + 6, 320, w - 20, 480, w - 30, 560],
      [0, 570],
    ],
  );
  const crimp = symmetric(
    [0, 112],
    [
      [w + 12, 112],
      [w + 12, 150],
      [0, 150],
    ],
  );
  const cap = look.pick('cap', '#f5f1e8', '#c7a56a', shade(colour, 0.3));
  const leaf = (x: number, y: number, turn: number): string =>
    path('M0 0C16 -30 16 -56 0 -84C-16 -56 -16 -30 0 0Z', mix(colour, look.accent, 0.65), {
      transform: `translate(${x} ${y}) rotate(${turn})`,
      opacity: 0.85,
    });
  const art = look.pick(
    'art',
    line('M400 370C404 320 398 270 404 220', mix(colour, look.accent, 0.7), 5) +
      leaf(401, 340, 64) +
      leaf(401, 310, -60) +
      leaf(400, 270, 54) +
      leaf(401, 250, -46),
    path('M300 210h200v60H300zm0 80h200v22H300z', mix(colour, look.accent, 0.55), { opacity: 0.6 }),
    ellipse(400, 290, 62, 62, mix(colour, look.accent, 0.55), { opacity: 0.8 }),
  );
  return (
    contact(pen, 404, 648, w, 24) +
    cylinder(pen, {
      cx: 400,
      top: 556,
      bottom: 642,
      r: w - 34,
      colour: cap,
      finish: cap === '#c7a56a' ? 'metal' : 'matt',
    }) +
    path(body, pen.round(colour)) +
    inside(pen, body, art + printCentred(400, 400, w, 3, contrast(colour, 0.55), 22, 5)) +
    path(
      body,
      pen.linear(
        [
          [0, '#fff', 0.3],
          [0.3, '#fff', 0],
          [1, '#1c1a24', 0.12],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    path(crimp, pen.round(shade(colour, 0.06))) +
    inside(pen, crimp, bars(shade(colour, 0.4), 9, 3, { opacity: 0.35 })) +
    gleam(
      pen,
      d`M${400 - w + 6} 170C${400 - w + 10} 320 ${400 - w + 26} 460 ${400 - w + 38} 540L${400 - w + 58} 540C${400 - w + 40} 440 ${400 - w + 30} 300 ${400 - w + 32} 170Z`,
      0.6,
    )
  );
};

export const handCream: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'vanity',
  focus: { x: 400, y: 300, zoom: 1.9 },
  draw,
};
