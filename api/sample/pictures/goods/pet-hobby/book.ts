import { arrangements } from '../../forms';
import { camera } from '../../parts/camera';
import { circle, group, line, path, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { gleam } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 400, y: 580, yaw: 28, pitch: 28 });
  const pages = (w: number, h: number): string =>
    bars('#b8ab93', 4, 1.4, { opacity: 0.7, turn: 90, area: { x: 0, y: 0, w, h } });
  const second = look.pick('second', look.accent, shade(colour, 0.45), '#d9a441');
  const art = look.pick(
    'art',
    circle(150, 120, 70, tint(colour, 0.75)) +
      path('M0 250Q80 180 160 230T300 210V330H0Z', second, { opacity: 0.85 }),
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(
          40 + i * 46,
          60 + (i % 3) * 26,
          30,
          150 - (i % 2) * 40,
          15,
          i % 2 ? second : tint(colour, 0.7),
        ),
      )
      .join(''),
    path('M150 50L260 150L150 250L40 150Z', tint(colour, 0.7)) +
      path('M150 100L206 150L150 200L94 150Z', second),
  );
  const volume = (
    y: number,
    h: number,
    x: number,
    z: number,
    tone: string,
    cover: string,
  ): string => {
    const block = { x, y, z, w: 300, h, d: 380 };
    return (
      cam.box(pen, { ...block, h: 8 }, tone, {}, 4) +
      cam.box(
        pen,
        { x: x + 4, y: y + 8, z: z + 6, w: 288, h: h - 16, d: 366 },
        '#f6f0e2',
        { front: pages(288, h - 16), right: pages(366, h - 16) },
        1,
      ) +
      cam.box(pen, { ...block, y: y + h - 8, h: 8 }, tone, { top: cover }, 4) +
      path(
        cam.poly(
          [x, y, z + 380],
          [x + 3, y, z + 380],
          [x + 3, y + h, z + 380],
          [x, y + h, z + 380],
        ),
        shade(tone, 0.2),
      )
    );
  };
  const cover =
    rect(12, 12, 276, 356, 4, 'none', {
      stroke: tint(colour, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }) +
    group(art, { transform: 'translate(0 10)' }) +
    rect(60, 296, 180, 14, 7, tint(colour, 0.85)) +
    rect(90, 324, 120, 9, 4, tint(colour, 0.7)) +
    gleam(pen, 'M0 0H130L20 380H0Z', 0.16);
  const arrangement = look.pick('arrangement', ...arrangements.book);
  if (arrangement === 'upright') {
    const standing = camera({ x: 400, y: 640, yaw: 26, pitch: 10 });
    const block = { x: -170, y: 0, z: -36, w: 300, h: 400, d: 72 };
    return (
      standing.shadow(pen, block) +
      standing.box(
        pen,
        block,
        colour,
        {
          front: group(cover, { transform: 'scale(1 1.05)' }),
          right:
            rect(6, 4, 60, 392, 2, '#f6f0e2') +
            group(pages(392, 60), { transform: 'rotate(90) translate(4 -66)' }),
        },
        4,
      )
    );
  }
  if (arrangement === 'single') {
    const flat = { x: -150, y: 0, z: -190, w: 300, h: 52, d: 380 };
    return cam.shadow(pen, flat) + volume(0, 52, -150, -190, colour, cover);
  }
  const ribbon = line('M322 628q-14 40 6 60', second, 11);
  return (
    cam.shadow(pen, { x: -160, y: 0, z: -190, w: 320, h: 120, d: 390 }) +
    volume(0, 52, -150, -180, mix(second, '#f1ead9', 0.15), '') +
    volume(52, 44, -164, -196, tint(colour, 0.6), '') +
    volume(96, 58, -146, -186, colour, cover) +
    look.pick('ribbon', ribbon, '')
  );
};

export const book: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 40,
  focus: { x: 400, y: 470, zoom: 1.7 },
  draw,
};
