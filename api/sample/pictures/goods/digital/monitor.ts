import { arrangements } from '../../forms';
import { display, wallpaper, wallpapers } from '../../parts/screen';
import { contact } from '../../parts/shadow';
import { circle, d, group, line, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const curve = look.pick('width', 560, 600);
  const h = curve * 0.56;
  const [x, y] = [400 - curve / 2, 170];
  const stand = look.pick('stand', 'v', 'plate');
  const arrangement = look.pick('arrangement', ...arrangements.monitor);
  const foot =
    path(
      'M370 440H430L440 610H360Z',
      pen.linear([
        [0, shade(colour, 0.4)],
        [0.3, tint(colour, 0.1)],
        [1, shade(colour, 0.5)],
      ]),
    ) +
    (stand === 'v'
      ? path(
          'M400 596C330 606 270 622 240 640Q244 650 260 650H540Q556 650 560 640C530 622 470 606 400 596Z',
          pen.lit(colour),
        )
      : path('M300 612H500L530 640Q530 650 518 650H282Q270 650 270 640Z', pen.lit(colour))) +
    line('M262 646H540', tint(colour, 0.5), 3, { opacity: 0.6 });
  const panel =
    rect(x + 5, y + 6, curve, h, 14, shade(colour, 0.6)) +
    rect(x, y, curve, h, 14, pen.lit(shade(colour, 0.12))) +
    rect(x + 2, y + 2, curve - 4, h - 4, 12, '#131418') +
    place(
      display(
        pen,
        curve - 20,
        h - 30,
        4,
        wallpaper(pen, curve - 20, h - 30, look.accent, look.pick('wallpaper', ...wallpapers)),
      ),
      { x: x + 10, y: y + 10 },
    ) +
    rect(x + 2, y + h - 18, curve - 4, 16, 8, shade(colour, 0.1)) +
    circle(x + curve - 30, y + h - 10, 3, '#7fd1a3') +
    rect(x + 1, y + 1, curve - 2, h - 2, 14, 'none', {
      stroke: tint(colour, 0.4),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    });
  const shadow = contact(pen, 404, 640, 180, 26);
  if (arrangement === 'pivot')
    return (
      shadow +
      foot +
      group(panel, {
        transform: d`translate(400 336) rotate(-90) scale(0.9) translate(-400 ${-y - h / 2})`,
      })
    );
  if (arrangement === 'turned')
    return shadow + foot + group(panel, { transform: d`matrix(0.8 0.14 0 1 80 -56)` });
  return shadow + foot + panel;
};

export const monitor: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 10,
  focus: { x: 430, y: 480, zoom: 1.7 },
  draw,
};
