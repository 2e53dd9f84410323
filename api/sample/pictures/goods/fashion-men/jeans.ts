import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { dropped } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, circle, d, ellipse, path, rect, stitch } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { button, inside, seam } from '../../parts/trim';
import { twill } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const thread = look.pick('thread', '#d9a35a', '#d9a35a', tint(colour, 0.5));
  const wide = { slim: -34, straight: 4, wide: 44 }[look.pick('leg', ...forms.jeans.leg)];
  const outline = symmetric(
    [0, 104],
    [
      [132, 100],
      [146, 180, 160, 240, 164, 300],
      [172, 460, 172 + wide * 0.6, 600, 168 + wide, 700],
      [58 - wide * 0.3, 704],
      [50, 560, 30, 420, 6, 330],
      [0, 326],
    ],
  );
  const band = symmetric(
    [0, 96],
    [
      [130, 92],
      [134, 128],
      [70, 138, 30, 138, 0, 138],
    ],
  );
  const weave = twill(colour, 5);
  const faded = (x: number): string =>
    ellipse(x, 420, 44, 150, tint(colour, 0.7), { opacity: 0.3, filter: pen.blur(22) });
  const rivet = (x: number, y: number): string => circle(x, y, 4.5, pen.ball('#c58a4a'));
  return (
    dropped(pen, [outline]) +
    panel(pen, {
      outline,
      colour,
      weave,
      depth: 1.2,
      folds: [
        'M300 690Q320 600 310 520',
        'M520 690Q490 600 500 520',
        'M404 330Q350 300 300 310',
        'M400 330Q450 300 500 312',
        { d: 'M270 470Q320 460 360 480', width: 10 },
        { d: 'M440 480Q490 460 540 476', width: 10 },
      ],
    }) +
    inside(pen, outline, faded(310) + faded(496)) +
    seam('M400 140V330', colour, 3) +
    stitch('M412 140V262Q412 292 400 304', thread, 2.4) +
    both(
      path('M440 134Q446 190 538 200L534 132Z', shade(colour, 0.12)) +
        stitch('M436 136Q440 196 544 206', thread, 2.4) +
        stitch('M446 136Q452 186 542 196', thread, 2.4) +
        rivet(446, 144) +
        rivet(536, 196) +
        stitch(d`M${546} 230Q${566} 460 ${560 + wide} 690`, thread, 2, { opacity: 0.6 }) +
        stitch(d`M${464 - wide * 0.3} 684L${566 + wide} 680`, thread, 2.4),
    ) +
    panel(pen, { outline: band, colour, weave, depth: 0 }) +
    stitch('M272 104Q400 116 528 104', thread, 2.4) +
    stitch('M270 126Q400 138 530 126', thread, 2.4) +
    [306, 490]
      .map(
        (x) =>
          rect(x - 8, 92, 16, 52, 3, shade(colour, 0.08)) +
          stitch(d`M${x - 4} 94v48M${x + 4} 94v48`, thread, 1.8),
      )
      .join('') +
    button(pen, 400, 118, 12, '#c58a4a')
  );
};

export const jeans: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'rack',
  focus: { x: 430, y: 210, zoom: 2.1 },
  draw,
};
