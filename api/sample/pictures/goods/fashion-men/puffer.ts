import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { bodyOf, type Cut, hemBand, sleeveOf, upper } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, d, group, line, mirrored, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, zip } from '../../parts/trim';
import { ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const long = look.pick('length', ...forms.puffer.length) === 'long' ? 76 : 0;
  const cut: Cut = {
    neck: 62,
    shoulder: 184,
    chest: 186,
    waist: 184,
    hem: 178,
    neckDepth: 190,
    hemY: 620 + long,
    sleeve: 400,
    cuff: 66,
  };
  const rows = Math.round((cut.hemY - 200) / 62);
  const seams = Array.from({ length: rows }, (_, i) => 226 + i * 62);
  const wave = (y: number): string => d`M205 ${y}Q300 ${y + 14} 400 ${y + 10}T595 ${y}`;
  const swell = seams
    .map(
      (y) =>
        line(wave(y + 20), tint(colour, 0.6), 15, { opacity: 0.32 }) +
        line(wave(y - 10), shade(colour, 0.6), 14, { opacity: 0.32 }),
    )
    .join('');
  const quilt =
    group(swell, { filter: pen.blur(6, 3) }) +
    seams.map((y) => line(wave(y), shade(colour, 0.6), 4, { opacity: 0.75 })).join('');
  const armQuilt = [250, 315, 380, 445, 510]
    .map(
      (y, i) =>
        line(
          d`M${520 + i * 8} ${y + 6}Q${590 + i * 6} ${y + 22} ${690 + i * 8} ${y - 14}`,
          shade(colour, 0.6),
          4,
          { opacity: 0.7 },
        ) +
        line(
          d`M${520 + i * 8} ${y + 24}Q${590 + i * 6} ${y + 40} ${690 + i * 8} ${y + 4}`,
          tint(colour, 0.6),
          16,
          { opacity: 0.12 },
        ),
    )
    .join('');
  const collar = symmetric(
    [0, 104],
    [
      [60, 98, 84, 110, 86, 140],
      [84, 190, 50, 214, 0, 220],
    ],
  );
  const hood = symmetric(
    [0, 88],
    [
      [80, 84, 150, 110, 140, 190],
      [110, 240, 60, 240, 0, 240],
    ],
  );
  const hasHood = look.pick('hood', ...forms.puffer.hood) === 'hood';
  return (
    (hasHood ? panel(pen, { outline: hood, colour: shade(colour, 0.06), depth: 1.5 }) : '') +
    upper(pen, cut, { colour, depth: 2, puff: 22 }, []) +
    inside(pen, sleeveOf(cut, 22), armQuilt) +
    mirrored(inside(pen, sleeveOf(cut, 22), armQuilt)) +
    inside(pen, bodyOf(cut), quilt) +
    panel(pen, {
      outline: hemBand(cut, 30),
      colour: shade(colour, 0.1),
      weave: ribs(colour, 8),
      depth: 0,
    }) +
    panel(pen, {
      outline: collar,
      colour,
      depth: 1.2,
      folds: [{ d: 'M322 160Q400 190 478 160', width: 10 }],
    }) +
    both(zip(pen, 520, 470, 560, colour)) +
    zip(pen, 400, 130, cut.hemY, colour) +
    rect(470, 300, 54, 30, 4, shade(colour, 0.3)) +
    rect(478, 312, 30, 4, 2, tint(colour, 0.7))
  );
};

export const puffer: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 430, y: 270, zoom: 1.9 },
  draw,
};
