import { arrangements } from '../../forms';
import { camera } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { chance } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { circle, d, ellipse, line, path, place, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { print } from '../../parts/trim';
import { type Draw, type Drawing, groundY } from '../drawing';

const leaf = '#5d8a3c';

const fruit = (pen: Pen, x: number, y: number, r: number, colour: string, kind: number): string => {
  if (kind === 3) {
    return (
      [
        [-0.5, -0.4],
        [0.1, -0.6],
        [0.6, -0.3],
        [-0.7, 0.1],
        [-0.1, 0],
        [0.45, 0.2],
        [-0.35, 0.5],
        [0.2, 0.6],
        [0, 1],
      ]
        .map(
          ([dx = 0, dy = 0]) =>
            circle(x + dx * r, y + dy * r * 0.8, r * 0.4, pen.ball(colour, 0.8)) +
            circle(x + dx * r - r * 0.12, y + dy * r * 0.8 - r * 0.14, r * 0.08, '#fff', {
              opacity: 0.7,
            }),
        )
        .join('') + line(d`M${x} ${y - r * 0.6}v${-r * 0.5}`, '#7a6a3a', 6)
    );
  }
  return (
    ellipse(x, y, r, r * 0.95, pen.ball(colour)) +
    ellipse(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.13, '#ffffff', { opacity: 0.55 }) +
    (kind === 1
      ? circle(x + r * 0.1, y - r * 0.55, r * 0.09, leaf)
      : ellipse(x + r * 0.06, y - r * 0.66, r * 0.3, r * 0.13, shade(colour, 0.45), {
          opacity: 0.6,
        }) +
        line(
          d`M${x + r * 0.06} ${y - r * 0.62}q${r * 0.04} ${-r * 0.3} ${r * 0.2} ${-r * 0.44}`,
          '#6b4a2a',
          r * 0.09,
        ))
  );
};

const draw: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const cam = camera({ x: 385, y: 586, yaw: 24, pitch: 24 });
  const kraft = look.pick('box', '#c99f6c', '#e9e2d2', mix('#c99f6c', look.accent, 0.3));
  const tray = { x: -230, y: 0, z: -150, w: 460, h: 150, d: 300 };
  const front =
    rect(150, 40, 160, 70, 35, tint(colour, 0.85)) +
    circle(194, 75, 20, colour) +
    print(226, 60, 64, 3, shade(colour, 0.3), 14, 5) +
    rect(24, 60, 64, 22, 11, shade(kraft, 0.55)) +
    rect(372, 60, 64, 22, 11, shade(kraft, 0.55));
  const side = rect(110, 56, 84, 26, 13, shade(kraft, 0.6));
  const inner = path(
    cam.poly([-220, 150, -140], [220, 150, -140], [220, 150, 140], [-220, 150, 140]),
    shade(kraft, 0.55),
  );
  // The lid stands behind the box and shows its inside.
  const lid = path(
    cam.poly([-236, 40, -170], [236, 40, -170], [236, 320, -210], [-236, 320, -210]),
    pen.lit(shade(kraft, 0.12)),
  );
  const at = (x: number, y: number, r: number, i: number): string =>
    fruit(pen, x, y, r, mix(colour, i % 2 ? '#e9a24a' : colour, 0.18), colourIndex);
  const size = colourIndex === 1 ? 52 : 60;
  const heap = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 4 - (row % 2) }, (_, i) => {
        const [x, y] = cam.at(
          -160 + (i + (row % 2) * 0.5) * (320 / 3) + chance(row, i) * 8,
          156 + (row === 1 ? 14 : 0),
          -92 + row * 88,
        );
        return at(x, y - 16, size, i);
      }),
    )
    .join('');
  const leaves = [
    [250, 372, -30],
    [520, 350, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      path('M0 0C30 -30 70 -30 96 -6C66 18 30 18 0 0Z', pen.lit(leaf), {
        transform: `translate(${x} ${y}) rotate(${turn})`,
      }),
    )
    .join('');
  const box =
    cam.shadow(pen, tray) +
    cam.box(pen, tray, kraft, { front, right: side }, 5) +
    inner +
    heap +
    look.pick('leaves', leaves, '');
  const arrangement = look.pick('arrangement', ...arrangements['fruit-box']);
  if (arrangement === 'loose')
    return (
      place(place(box, { x: -400, y: -groundY }), { x: 380, y: 590, scale: 0.84 }) +
      [
        [236, 640, 1],
        [350, 676, 0],
        [600, 668, 1],
      ]
        .map(
          ([x = 0, y = 0, i = 0]) =>
            contact(pen, x, y + size * 0.82, size * 0.9, 12) + at(x, y, size * 0.98, i),
        )
        .join('')
    );
  return arrangement === 'lidded' ? lid + box : box;
};

export const fruitBox: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 60,
  focus: { x: 360, y: 430, zoom: 1.7 },
  draw,
};
