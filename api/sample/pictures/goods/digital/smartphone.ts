import { arrangements, forms } from '../../forms';
import type { Pen } from '../../parts/pen';
import { display, wallpaper, wallpapers } from '../../parts/screen';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, line, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

/** The plain box and the seal of a phone that the maker has checked and sells again, 0, 0 at its corner. */
function renewedBox(pen: Pen, accent: string): string {
  const kraft = '#c9a274';
  const [w, h] = [350, 580];
  const sleeve = rounded(0, 190, w, 190, 0);
  return (
    dropped(pen, [rounded(0, 0, w, h, 14)], 1.4) +
    path(rounded(0, 0, w, h, 14), pen.lit(kraft, 0.7)) +
    line(d`M10 22H${w - 10}M10 ${h - 22}H${w - 10}`, shade(kraft, 0.2), 3, { opacity: 0.6 }) +
    path(sleeve, pen.lit('#f6f2e9', 0.5)) +
    circle(w - 92, 285, 66, pen.lit(accent, 0.6)) +
    circle(w - 92, 285, 56, 'none', {
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }) +
    // A circling arrow, which stays right in a mirrored picture.
    line(d`M${w - 118} 296A28 28 0 1 1 ${w - 84} 312`, '#ffffff', 10) +
    path(d`M${w - 136} 290h36l-18 24Z`, '#ffffff') +
    rect(30, 246, 110, 14, 7, shade('#f6f2e9', 0.5)) +
    rect(30, 278, 84, 10, 5, shade('#f6f2e9', 0.3)) +
    rect(30, 302, 96, 10, 5, shade('#f6f2e9', 0.3))
  );
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const [w, h] = [250, 520];
  const body = rounded(0, 0, w, h, 44);
  const frame = pen.linear(
    [
      [0, tint(colour, 0.5)],
      [0.5, shade(colour, 0.25)],
      [1, tint(colour, 0.25)],
    ],
    [0, 0],
    [1, 1],
  );
  const lens = (x: number, y: number, r: number): string =>
    circle(x, y, r, shade(colour, 0.35)) +
    circle(x, y, r * 0.84, '#17181c') +
    circle(
      x,
      y,
      r * 0.5,
      pen.radial([
        [0, '#4a5b86'],
        [1, '#15161c'],
      ]),
    ) +
    circle(x - r * 0.26, y - r * 0.28, r * 0.16, '#ffffff', { opacity: 0.75 });
  const island = look.pick(
    'camera',
    rect(20, 20, 118, 120, 34, tint(colour, 0.12), {
      stroke: shade(colour, 0.2),
      'stroke-width': 2,
    }) +
      lens(54, 54, 26) +
      lens(104, 106, 26) +
      lens(104, 54, 12) +
      circle(54, 106, 9, '#fff3d4'),
    lens(52, 56, 30) + lens(52, 128, 30) + lens(52, 200, 30) + circle(104, 56, 10, '#fff3d4'),
    rect(20, 24, 210, 74, 37, tint(colour, 0.12), {
      stroke: shade(colour, 0.2),
      'stroke-width': 2,
    }) +
      lens(60, 61, 27) +
      lens(126, 61, 27) +
      lens(188, 61, 18),
  );
  const rear =
    path(body, frame) +
    path(rounded(5, 5, w - 10, h - 10, 40), pen.lit(colour)) +
    island +
    path('M10 300L190 5H240Q245 10 245 60L10 470Z', '#ffffff', { opacity: 0.1 });
  const [sw, sh] = [w - 22, h - 22];
  const widgets =
    rect(24, 70, 90, 90, 22, '#ffffff', { opacity: 0.28 }) +
    rect(124, 70, 82, 40, 18, '#ffffff', { opacity: 0.22 }) +
    rect(124, 120, 82, 40, 18, '#ffffff', { opacity: 0.16 }) +
    rect(24, sh - 84, sw - 48, 62, 26, '#ffffff', { opacity: 0.22 }) +
    [0, 1, 2, 3]
      .map((i) =>
        rect(
          38 + i * 41,
          sh - 70,
          32,
          32,
          9,
          ['#ffffff', '#ffd36e', '#8fd3c0', '#f49a9a'][i] ?? '#ffffff',
          { opacity: 0.9 },
        ),
      )
      .join('');
  const face =
    path(body, frame) +
    path(rounded(4, 4, w - 8, h - 8, 41), '#0e0f12') +
    place(
      display(
        pen,
        sw,
        sh,
        34,
        wallpaper(pen, sw, sh, look.accent, look.pick('wallpaper', ...wallpapers)) + widgets,
      ),
      {
        x: 11,
        y: 11,
      },
    ) +
    rect(w / 2 - 30, 22, 60, 17, 8.5, '#0b0b0d');
  const laid = (content: string, x: number, y: number, turn: number, scale = 1): string =>
    place(dropped(pen, [body], 1.2) + content, { x, y, turn, scale });
  const arrangement = look.pick('arrangement', ...arrangements.smartphone);
  if (look.pick('box', ...forms.smartphone.box) === 'renewed')
    return (
      place(renewedBox(pen, look.accent), { x: 356, y: 96, turn: 7 }) +
      laid(arrangement === 'back' || arrangement === 'row' ? rear : face, 130, 150, -7, 1.02)
    );
  switch (arrangement) {
    case 'face':
      return laid(rear, 376, 108, 8, 1.04) + laid(face, 176, 132, -2, 1.08);
    case 'back':
      return laid(face, 384, 100, 9, 1.04) + laid(rear, 160, 140, -5, 1.08);
    case 'row':
      return laid(face, 126, 140, 0) + laid(rear, 424, 140, 0);
    default:
      return laid(rear, 404, 84, 11) + laid(face, 176, 206, -9);
  }
};

export const smartphone: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'desk',
  focus: { x: 450, y: 240, zoom: 1.9 },
  draw,
};
