import { forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { gleam, inside, streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const mesh = dots(shade(colour, 0.6), shade(colour, 0.6), 9, 3.8, 0.5);
  const kind = look.pick('kind', ...forms.speaker.kind);
  if (kind === 'ball') {
    return (
      contact(pen, 404, 646, 150, 26) +
      circle(400, 440, 206, pen.ball(colour)) +
      inside(
        pen,
        'M400 234A206 206 0 1 1 399.9 234Z',
        inside(pen, 'M190 330h420v330h-420Z', mesh) +
          path('M190 330H610V230H190Z', shade(colour, 0.1), { opacity: 0.4 }),
      ) +
      ellipse(400, 280, 110, 34, shade(colour, 0.4)) +
      ellipse(
        400,
        278,
        104,
        30,
        pen.linear([
          [0, tint(colour, 0.3)],
          [1, shade(colour, 0.2)],
        ]),
      ) +
      [-50, 0, 50].map((x) => circle(400 + x, 278, 6, tint(colour, 0.7))).join('') +
      circle(
        400,
        440,
        206,
        pen.radial(
          [
            [0, '#fff', 0.3],
            [0.5, '#fff', 0],
          ],
          [0.34, 0.3],
          0.6,
        ),
      )
    );
  }
  if (kind === 'bar') {
    const body = rounded(110, 330, 580, 300, 120);
    return (
      contact(pen, 404, 640, 280, 28) +
      path(body, pen.roundAcross(colour, 0.9)) +
      inside(pen, body, mesh) +
      inside(pen, body, rect(110, 330, 60, 300, 0, '#000', { opacity: 0.12 })) +
      [250, 550]
        .map(
          (x) =>
            circle(x, 480, 106, shade(colour, 0.3), { opacity: 0.35 }) +
            circle(x, 480, 96, 'none', {
              stroke: tint(colour, 0.4),
              'stroke-width': 4,
              'stroke-opacity': 0.4,
            }),
        )
        .join('') +
      rect(372, 462, 56, 36, 10, tint(colour, 0.7), { opacity: 0.9 }) +
      line('M300 330Q300 250 400 250T500 330', shade(look.accent, 0.3), 20) +
      line('M298 330Q298 248 400 248T498 330', look.accent, 12) +
      gleam(pen, 'M190 366Q240 346 320 344H520L500 356H330Q250 360 196 384Z', 0.4)
    );
  }
  const r = look.range('girth', 126, 150);
  const body = d`M${400 - r} 220V610Q${400 - r} 640 ${430 - r} 644A${r} ${r * 0.16} 0 0 0 ${370 + r} 644Q${400 + r} 640 ${400 + r} 610V220Z`;
  const wood = mix('#b98a5a', colour, 0.1);
  return (
    contact(pen, 404, 648, r + 8, 28) +
    path(body, pen.round(colour)) +
    inside(pen, body, mesh) +
    cylinder(pen, { cx: 400, top: 180, bottom: 224, r, colour: wood, mouth: 'lid' }) +
    ellipse(400, 180, r - 30, (r - 30) * 0.2, shade(wood, 0.3)) +
    [-40, 0, 40].map((x) => circle(400 + x, 180, 5, '#fff2d8')).join('') +
    line(d`M${402 - r} 604A${r} ${r * 0.16} 0 0 0 ${398 + r} 604`, contrast(colour, 0.4), 5, {
      opacity: 0.6,
    }) +
    streak(pen, 420 - r, 260, 22, 300, 0.22)
  );
};

export const speaker: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 10,
  focus: { x: 400, y: 330, zoom: 1.8 },
  draw,
};
