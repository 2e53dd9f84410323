import { forms } from '../../forms';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, ellipse, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { grain } from '../../parts/wood';
import type { Draw, Drawing } from '../drawing';

const place3 = (tool: string, onBoard: boolean): string =>
  group(tool, { transform: onBoard ? 'translate(0 -40)' : undefined });

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms.knife.kind);
  const blade = {
    chef: 'M300 362L690 362C690 372 610 452 470 466L300 466Z',
    santoku: 'M300 356H640C672 356 692 380 694 420C640 456 560 462 480 464L300 466Z',
    bread:
      'M300 372L696 372C704 386 694 416 680 424L668 416L654 426L640 417L626 427L612 418L598 428L584 419L570 429L556 420L542 430L528 421L514 431L500 422L300 440Z',
  }[kind];
  const handle =
    'M110 372C104 362 112 352 126 352H290L302 362V440H286C250 440 230 426 190 426C150 426 132 446 120 440C108 430 118 392 110 372Z';
  const board = rounded(120, 180, 560, 450, 34);
  const onBoard = look.pick('board', true, false);
  const wood = '#d3a873';
  const tool =
    dropped(pen, [blade, handle], 0.9) +
    path(
      blade,
      pen.linear(
        [
          [0, '#f7f8f9'],
          [0.45, '#c4c9cf'],
          [0.56, '#eef0f2'],
          [0.8, '#a9afb7'],
          [1, '#dfe2e5'],
        ],
        [0, 0],
        [0.1, 1],
      ),
    ) +
    (kind === 'santoku'
      ? [0, 1, 2, 3, 4, 5]
          .map((i) => ellipse(390 + i * 44, 436, 9, 18, '#8f969e', { opacity: 0.45 }))
          .join('')
      : kind === 'chef'
        ? line('M312 450Q560 444 676 378', '#ffffff', 3, { opacity: 0.8 })
        : '') +
    rect(290, 356, 18, 88, 4, pen.roundAcross('#c9ccd1')) +
    path(
      handle,
      pen.linear(
        [
          [0, tint(colour, 0.4)],
          [0.4, colour],
          [1, shade(colour, 0.4)],
        ],
        [0, 0],
        [0.05, 1],
      ),
    ) +
    grain(pen, handle, colour) +
    [150, 206, 262].map((x) => circle(x, 392, 9, pen.ball('#d9d2c0'))).join('') +
    line('M124 362H284', '#ffffff', 4, { opacity: 0.35 });
  const leaf = (x: number, y: number, turn: number): string =>
    path('M0 0C20 -26 60 -26 84 0C60 22 20 22 0 0Z', pen.lit('#5f9a4a'), {
      transform: `translate(${x} ${y}) rotate(${turn})`,
    });
  return group(
    (onBoard
      ? dropped(pen, [board]) +
        path(board, pen.lit(wood, 0.8)) +
        grain(pen, board, wood) +
        path(board, 'none', { stroke: tint(wood, 0.5), 'stroke-width': 3 }) +
        leaf(190, 560, -20) +
        leaf(250, 580, 30) +
        circle(560, 556, 44, pen.ball('#cf3b2d')) +
        path('M560 520l-18 -8l12 -2l2 -14l8 12l14 -4l-8 12Z', '#4f8a3a')
      : '') + place3(tool, onBoard),
    { transform: 'rotate(-16 400 400)' },
  );
};

export const knife: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'counter',
  focus: { x: 330, y: 420, zoom: 1.9 },
  draw,
};
