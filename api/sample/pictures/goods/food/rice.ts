import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { rounded, symmetric } from '../../parts/shape';
import { circle, ellipse, group, line, path } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, printCentred } from '../../parts/trim';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const sack = look.pick('sack', '#efe6d2', '#f5f2ea', '#d9c39a');
  const body = symmetric(
    [0, 214],
    [
      [92, 214],
      [130, 236, 196, 280, 206, 380],
      [216, 480, 216, 580, 196, 636],
      [180, 656, 120, 658, 0, 658],
    ],
  );
  const neck = symmetric(
    [0, 128],
    [
      [60, 120, 118, 130, 112, 150],
      [100, 176, 84, 190, 88, 216],
      [60, 226, 30, 228, 0, 228],
    ],
  );
  const weave =
    dashes(shade(sack, 0.4), { gap: 10, length: 5, width: 5, opacity: 0.12 }) +
    dashes(shade(sack, 0.4), { gap: 10, length: 5, width: 5, shift: 5, opacity: 0.12 });
  const ear = (x: number, mirror: number): string =>
    group(
      line('M0 0C-6 -50 -26 -90 -60 -118', colour, 5) +
        Array.from({ length: 6 }, (_, i) =>
          ellipse(-8 - i * 10, -40 - i * 14, 7, 15, tint('#d9a441', 0.2), {
            transform: `rotate(-50 ${-8 - i * 10} ${-40 - i * 14})`,
          }),
        ).join(''),
      { transform: `translate(${x} 520) scale(${mirror} 1)` },
    );
  const window =
    path(rounded(310, 530, 180, 84, 40), '#fbf8ee') +
    inside(
      pen,
      rounded(310, 530, 180, 84, 40),
      dashes('#cfc4a6', {
        gap: 14,
        length: 5,
        width: 4,
        rowGap: 12,
        opacity: 0.8,
        round: true,
        area: { x: 310, y: 532, w: 180, h: 84 },
      }) +
        dashes('#d9d0b6', {
          gap: 14,
          length: 5,
          width: 4,
          rowGap: 12,
          shift: 7,
          opacity: 0.8,
          round: true,
          area: { x: 310, y: 532, w: 180, h: 84 },
        }),
    );
  return (
    contact(pen, 406, 652, 214, 32) +
    panel(pen, {
      outline: body,
      colour: sack,
      weave,
      depth: 2,
      folds: [
        { d: 'M330 230Q290 320 250 360', width: 18 },
        { d: 'M470 230Q500 320 560 370', width: 18 },
        { d: 'M400 236Q396 290 410 330', width: 14 },
        { d: 'M230 620Q260 560 250 480', width: 18, strength: 0.2 },
      ],
    }) +
    panel(pen, {
      outline: neck,
      colour: sack,
      weave,
      depth: 1,
      folds: [
        { d: 'M350 130L372 216', width: 10 },
        { d: 'M450 130L430 216', width: 10 },
        { d: 'M400 126V216', width: 10 },
      ],
    }) +
    line('M316 214Q400 236 484 214', shade('#b98a55', 0.3), 14) +
    line('M316 211Q400 233 484 211', '#c99c63', 9) +
    line('M470 222q40 20 34 70M470 222q12 30 -6 60', '#c99c63', 6) +
    inside(
      pen,
      body,
      path('M190 340Q400 380 612 340V372Q400 412 190 372Z', colour) +
        path('M190 384Q400 424 612 384V392Q400 432 190 392Z', colour),
    ) +
    circle(400, 452, 74, tint(colour, 0.85)) +
    circle(400, 452, 66, 'none', { stroke: colour, 'stroke-width': 4 }) +
    ear(404, 0.7) +
    ear(396, -0.7) +
    look.pick('window', window, printCentred(400, 560, 140, 3, colour, 18, 6))
  );
};

export const rice: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'counter',
  focus: { x: 400, y: 300, zoom: 1.8 },
  draw,
};
