import { steel } from '../../colours';
import { arrangements } from '../../forms';
import { camera } from '../../parts/camera';
import { display, wallpaper, wallpapers } from '../../parts/screen';
import { circle, path, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const arrangement = look.pick('arrangement', ...arrangements.laptop);
  const cam =
    arrangement === 'front'
      ? camera({ x: 400, y: 580, yaw: 1, pitch: 16, zoom: 1.1 })
      : arrangement === 'closed'
        ? camera({ x: 400, y: 520, yaw: 30, pitch: 40, zoom: 1.12 })
        : camera({ x: 392, y: 560, yaw: 24, pitch: 26, zoom: 1.04 });
  const [w, depth] = [460, 300];
  const base = { x: -w / 2, y: 0, z: -depth / 2, w, h: 14, d: depth };
  const dark = colour !== steel;
  const keyTone = look.pick('keys', dark ? '#1f2024' : '#33353a', tint(colour, 0.45), '#1f2024');
  const keys = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 13 }, (_, i) =>
      rect(34 + i * 30.4, 40 + row * 24, 26, 20, 4, keyTone),
    ).join(''),
  ).join('');
  const top =
    rect(28, 34, 404, 126, 8, shade(colour, 0.2)) +
    keys +
    rect(140, 172, 180, 106, 10, tint(colour, 0.12), {
      stroke: shade(colour, 0.25),
      'stroke-width': 1.5,
    }) +
    rect(170, 18, 120, 5, 2.5, shade(colour, 0.3));
  const lean = look.range('lean', 0.2, 0.36);
  const [hinge, tall] = [-depth / 2 + 6, 310];
  const corner = [-w / 2, 14 + tall * Math.cos(lean), hinge - tall * Math.sin(lean)] as const;
  const down = [0, -Math.cos(lean), Math.sin(lean)] as const;
  const lid =
    rect(0, 0, w, tall, 16, shade(colour, 0.45)) +
    rect(2, 2, w - 4, tall - 4, 14, '#141519') +
    place(
      display(
        pen,
        w - 24,
        tall - 40,
        6,
        wallpaper(pen, w - 24, tall - 40, look.accent, look.pick('wallpaper', ...wallpapers)),
      ),
      { x: 12, y: 14 },
    ) +
    circle(w / 2, 8, 2.5, '#3a3d46') +
    rect(0.8, 0.8, w - 1.6, tall - 1.6, 16, 'none', {
      stroke: tint(colour, 0.4),
      'stroke-width': 2,
    });
  const back = cam.plane(
    [corner[0] + 6, corner[1] - 4, corner[2] - 8],
    [1, 0, 0],
    down,
    rect(0, 0, w, tall, 16, shade(colour, 0.35)),
  );
  if (arrangement === 'closed') {
    const shut = { ...base, h: 26 };
    const cover =
      path('M0 0H300L120 300H0Z', '#ffffff', { opacity: 0.1 }) +
      circle(w / 2, depth / 2, 20, 'none', { stroke: tint(colour, 0.5), 'stroke-width': 4 });
    const seam = rect(0, 11, w, 3, 0, shade(colour, 0.5));
    return cam.shadow(pen, shut) + cam.box(pen, shut, colour, { top: cover, front: seam }, 10);
  }
  return (
    cam.shadow(pen, base) +
    back +
    cam.plane(corner, [1, 0, 0], down, lid) +
    cam.box(
      pen,
      base,
      colour,
      {
        top,
        front: rect(190, 0, 80, 6, 3, shade(colour, 0.3)),
        right:
          rect(40, 4, 26, 6, 2, '#2a2b2f') +
          rect(80, 4, 26, 6, 2, '#2a2b2f') +
          circle(130, 7, 3, '#2a2b2f'),
      },
      8,
    )
  );
};

export const laptop: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 30,
  focus: { x: 380, y: 500, zoom: 1.8 },
  draw,
};
