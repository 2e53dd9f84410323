import { panel } from '../../parts/cloth';
import { dropped } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, circle, d, ellipse, path, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { tag } from '../../parts/trim';
import { bars, dots, ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const ink = contrast(colour, 0.4);
  const spots = dots(look.accent, look.accent, 44, 10, 0.55);
  const star = path('M10 -2l4 9l10 1l-7 7l2 10l-9 -5l-9 5l2 -10l-7 -7l10 -1Z', look.accent, {
    opacity: 0.5,
  });
  const row = Array.from({ length: 10 }, (_, i) =>
    pen.copy(star, { transform: d`translate(${90 + i * 62} 0)` }),
  ).join('');
  const stars = Array.from({ length: 10 }, (_, i) =>
    pen.copy(row, { transform: d`translate(${(i % 2) * 31} ${90 + i * 60})` }),
  ).join('');
  const weave = look.pick(
    'weave',
    undefined,
    spots,
    bars(mix(look.accent, colour, 0.4), 34, 10, { opacity: 0.8, turn: 90 }),
    stars,
  );
  const body = symmetric(
    [0, 214],
    [
      [46, 212, 76, 180, 84, 136],
      [166, 160],
      [172, 240, 170, 300, 166, 340],
      [172, 440, 186, 520, 192, 560],
      [150, 590, 110, 640, 96, 676],
      [40, 684],
      [0, 684],
    ],
  );
  const sleeve = 'M560 160L668 300L606 352L552 290Z';
  const trim = tint(look.accent, 0.35);
  const neck = symmetric(
    [0, 214],
    [
      [46, 212, 76, 180, 84, 136],
      [104, 142],
      [96, 196, 58, 236, 0, 236],
    ],
  );
  const legBand = 'M592 560C556 590 512 640 496 676L476 674C494 628 540 572 586 540Z';
  const motif = look.pick(
    'motif',
    '',
    circle(400, 380, 62, tint(colour, 0.5)) +
      both(circle(440, 330, 22, mix(look.accent, '#8a5a3c', 0.5))) +
      ellipse(400, 380, 56, 50, mix(look.accent, '#8a5a3c', 0.4)) +
      ellipse(400, 398, 26, 20, '#fbf3e6') +
      circle(380, 372, 5, '#2b2320') +
      circle(420, 372, 5, '#2b2320') +
      ellipse(400, 390, 8, 6, '#2b2320'),
  );
  return (
    dropped(pen, [body, sleeve]) +
    path(
      symmetric(
        [0, 128],
        [
          [84, 136],
          [60, 200, 30, 214, 0, 214],
        ],
      ),
      shade(colour, 0.3),
    ) +
    both(
      panel(pen, { outline: sleeve, colour, weave }) +
        panel(pen, {
          outline: 'M668 300L606 352L594 338L656 284Z',
          colour: trim,
          weave: ribs(trim, 8),
          depth: 0,
        }),
    ) +
    panel(pen, {
      outline: body,
      colour,
      weave,
      depth: 1.3,
      folds: ['M300 660Q330 560 320 480', 'M500 660Q470 560 480 480', 'M240 340Q300 380 310 440'],
    }) +
    (weave ? '' : motif) +
    both(panel(pen, { outline: legBand, colour: trim, depth: 0 })) +
    panel(pen, { outline: neck, colour: trim, weave: ribs(trim, 8), depth: 0 }) +
    stitch('M316 650H484', ink, 2) +
    [350, 400, 450]
      .map((x) => circle(x, 666, 8, pen.ball('#f4f2ec')) + circle(x, 666, 4, '#c9c7c0'))
      .join('') +
    tag(384, 140, 32, 22, '#fbf8f1')
  );
};

export const babyBodysuit: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 240, zoom: 1.9 },
  draw,
};
