import { camera } from '../../parts/camera';
import { chance } from '../../parts/seed';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { d, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, inside, print } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const cam = camera({ x: 400, y: 425, yaw: 14, pitch: 62 });
  const trayColour = look.pick('tray', '#2b2c30', '#f3f1ec', '#ded2b6');
  const fat = tint(colour, 0.75);
  const slices = Array.from({ length: 5 }, (_, i) => {
    const x = 30 + i * 84;
    const shape = d`M${x} ${60}C${x + 50} ${36} ${x + 110} ${44} ${x + 120} ${96}C${x + 130} ${170} ${x + 116} ${230} ${x + 70} ${246}C${x + 20} ${252} ${x - 12} ${200} ${x - 8} ${140}Z`;
    const marbling =
      colourIndex === 1
        ? [0, 1, 2]
            .map((k) => line(d`M${x + 4} ${100 + k * 50}q50 ${-18} 110 ${4}`, fat, 15 - k * 2))
            .join('')
        : [0, 1, 2, 3]
            .map((k) =>
              line(
                d`M${x + 6 + k * 8} ${84 + k * 40}q${34 + chance(i, k) * 30} ${-14 + chance(k, i) * 34} ${80} ${colourIndex === 2 ? 20 : 4}`,
                fat,
                colourIndex === 2 ? 4 : 3 + chance(i + 9, k) * 4,
                { opacity: 0.8 },
              ),
            )
            .join('');
    return (
      path(shape, shade(colour, 0.5), { transform: 'translate(6 8)', opacity: 0.4 }) +
      path(shape, pen.lit(colour, 0.8)) +
      inside(pen, shape, marbling) +
      (colourIndex === 0 ? path(shape, 'none', { stroke: fat, 'stroke-width': 7 }) : '') +
      (colourIndex === 1 ? line(d`M${x + 110} ${70}q22 70 -10 160`, fat, 22) : '')
    );
  }).join('');
  const block = { x: -260, y: 0, z: -160, w: 520, h: 46, d: 320 };
  const herb =
    path('M0 0C14 -30 44 -38 70 -30C60 -8 34 8 0 0Z', '#4f8a45', {
      transform: 'translate(404 250)',
    }) +
    path('M0 0C4 -34 30 -50 58 -52C56 -26 34 -4 0 0Z', '#67a355', {
      transform: 'translate(396 250)',
    });
  const top =
    rect(14, 14, 492, 292, 30, pen.lit(shade(trayColour, 0.18), 0.6)) +
    inside(pen, rounded(14, 14, 492, 292, 30), slices) +
    look.pick<string>('herb', herb, '') +
    gleam(pen, 'M30 40L230 18L120 300L26 300Z', 0.28) +
    gleam(pen, 'M330 16L390 16L290 304H236Z', 0.2) +
    rect(322, 180, 160, 100, 8, '#fdfcf8') +
    rect(322, 180, 160, 26, 8, look.accent) +
    print(336, 220, 100, 3, '#4a4648', 15, 5) +
    bars('#333333', 5, 3, { area: { x: 440, y: 244, w: 30, h: 24 } });
  const footprint = cam.poly([-260, 0, -160], [260, 0, -160], [260, 0, 160], [-260, 0, 160]);
  return dropped(pen, [footprint], 2) + cam.box(pen, block, trayColour, { top }, 16);
};

export const meatPack: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'dining',
  focus: { x: 360, y: 380, zoom: 1.8 },
  draw,
};
