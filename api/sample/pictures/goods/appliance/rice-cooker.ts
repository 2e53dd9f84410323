import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, streak } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 208, 228);
  const round = look.pick('round', 40, 80);
  const trim = look.pick('trim', '#caa867', '#c9cdd2', '#2d2e32');
  const body = symmetric(
    [0, 372],
    [
      [w - 6, 372],
      [w + 4, 440, w + 6, 560, w - 14, 620],
      [w - 30, 650, w - 70, 654, 0, 654],
    ],
  );
  const lid = symmetric(
    [0, 214],
    [
      [w - round - 60, 214, w - round + 10, 232, w - 8, 330],
      [w - 2, 350, w - 2, 366, w - 4, 378],
      [0, 392],
    ],
  );
  const screen =
    rect(312, 452, 176, 112, 20, '#15181c') +
    rect(336, 474, 52, 12, 6, '#9fe8d0') +
    rect(336, 498, 92, 8, 4, '#ffffff', { opacity: 0.5 }) +
    [0, 1, 2].map((i) => rect(336 + i * 46, 526, 34, 20, 10, '#33383f')).join('') +
    circle(456, 482, 13, 'none', { stroke: '#9fe8d0', 'stroke-width': 4 });
  const dial =
    circle(400, 508, 74, shade(colour, 0.25), { opacity: 0.5 }) +
    circle(400, 504, 68, '#15181c') +
    circle(400, 504, 56, 'none', { stroke: trim, 'stroke-width': 5 }) +
    rect(374, 490, 52, 10, 5, '#9fe8d0') +
    rect(382, 512, 36, 6, 3, '#ffffff', { opacity: 0.5 });
  return (
    contact(pen, 404, 650, w, 30) +
    path(body, pen.round(colour)) +
    path(
      lid,
      pen.linear([
        [0, shade(colour, 0.2)],
        [0.3, tint(colour, 0.45)],
        [0.6, colour],
        [1, shade(colour, 0.35)],
      ]),
    ) +
    path(
      lid,
      pen.linear(
        [
          [0, '#ffffff', 0.35],
          [0.4, '#ffffff', 0],
          [1, '#000', 0.1],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    line(d`M${406 - w} 376Q400 404 ${394 + w} 376`, trim, 9) +
    line(d`M${406 - w} 383Q400 411 ${394 + w} 383`, shade(colour, 0.5), 4, { opacity: 0.5 }) +
    rect(356, 372, 88, 40, 14, pen.lit(trim)) +
    rect(372, 386, 56, 8, 4, shade(trim, 0.4)) +
    ellipse(400, 242, 34, 11, shade(colour, 0.4)) +
    ellipse(400, 239, 30, 9, '#2a2b2f') +
    look.pick('panel', screen, dial) +
    gleam(
      pen,
      d`M${430 - w} 340C${440 - w} 280 ${480 - w} 246 ${530 - w} 236C${500 - w} 260 ${470 - w} 300 ${464 - w} 344Z`,
      0.6,
    ) +
    streak(pen, 424 - w, 430, 18, 150, 0.5)
  );
};

export const riceCooker: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'counter',
  rise: 20,
  focus: { x: 390, y: 430, zoom: 1.8 },
  draw,
};
