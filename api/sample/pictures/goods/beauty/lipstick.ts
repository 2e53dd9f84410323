import { contact } from '../../parts/shadow';
import { d, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const shell = look.pick('shell', '#26252a', '#c9a663', '#f1ebe2', shade(colour, 0.35));
  const finish = shell === '#c9a663' ? 'metal' : 'matt';
  const r = look.range('girth', 66, 78);
  const peak = look.range('peak', 150, 176);
  const bullet = d`M352 420V${peak + 74}C352 ${peak + 40} 400 ${peak} 430 ${peak}C444 ${peak} 448 ${peak + 20} 448 ${peak + 50}V420Z`;
  const slant = d`M354 ${peak + 78}C356 ${peak + 44} 400 ${peak + 4} 430 ${peak + 2}C446 ${peak + 6} 430 ${peak + 70} 396 ${peak + 96}C372 ${peak + 108} 354 ${peak + 100} 354 ${peak + 78}Z`;
  const cap =
    cylinder(pen, {
      cx: 580,
      top: 430,
      bottom: 610,
      r: r + 2,
      colour: shell,
      finish,
      mouth: 'lid',
    }) + streak(pen, 580 - r + 12, 460, 12, 130, 0.5);
  return place(
    contact(pen, 586, 618, r + 6, 20) +
      cap +
      contact(pen, 404, 650, r + 10, 24) +
      path(bullet, pen.round(colour, 0.9)) +
      path(
        slant,
        pen.linear(
          [
            [0, tint(colour, 0.45)],
            [1, shade(colour, 0.05)],
          ],
          [0, 0],
          [1, 1],
        ),
      ) +
      streak(pen, 364, peak + 120, 9, 130, 0.55) +
      cylinder(pen, {
        cx: 400,
        top: 384,
        bottom: 470,
        r: 56,
        colour: '#d9b873',
        finish: 'metal',
        mouth: 'open',
      }) +
      path(d`M352 384A48 10 0 0 0 448 384V360H352Z`, pen.round(colour, 0.9)) +
      cylinder(pen, { cx: 400, top: 468, bottom: 640, r, colour: shell, finish }) +
      cylinder(pen, {
        cx: 400,
        top: 462,
        bottom: 474,
        r: 58,
        colour: '#d9b873',
        finish: 'metal',
        mouth: 'none',
      }) +
      streak(pen, 400 - r + 12, 500, 13, 130, 0.55) +
      rect(380, 560, 40, 5, 2.5, tint(shell, 0.5), { opacity: 0.7 }),
    { x: -76 },
  );
};

export const lipstick: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'vanity',
  focus: { x: 420, y: 330, zoom: 1.9 },
  draw,
};
