import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { bodyOf, type Cut, cuffOf, neckBand, upper, wornFolds } from '../../parts/garment';
import { both, circle, d, line, path, rect, stitch } from '../../parts/svg';
import { contrast, tint } from '../../parts/tint';
import { inside, tag } from '../../parts/trim';
import { bars, ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const isLong = look.pick('sleeve', ...forms['t-shirt'].sleeve) === 'long';
  const cut: Cut = {
    neck: 64,
    shoulder: look.range('shoulder', 172, 190),
    chest: look.range('chest', 172, 190),
    waist: 176,
    hem: 178,
    neckDepth: 186,
    hemY: look.range('hem', 636, 664),
    sleeve: isLong ? 424 : look.range('sleeve', 190, 224),
    cuff: isLong ? 60 : 92,
  };
  const ink = contrast(colour, 0.8);
  const border = bars(contrast(colour, 0.6), 60, 16, { opacity: 0.85, turn: 90 });
  const weave = look.pick('weave', ...forms['t-shirt'].weave) === 'striped' ? border : undefined;
  const sun =
    circle(400, 350, 66, look.accent) +
    path('M334 350h132v-12H334zm6 26h120v-10H340zm16 22h88v-8h-88z', colour);
  const waves = [0, 1, 2]
    .map((i) => line(d`M330 ${330 + i * 26}q17.5 -22 35 0t35 0t35 0t35 0`, look.accent, 9))
    .join('');
  const small =
    rect(446, 268, 44, 30, 5, look.accent) +
    rect(454, 278, 28, 3, 1, tint(colour, 0.8)) +
    rect(454, 286, 20, 3, 1, tint(colour, 0.8));
  const { outer, inner } = cuffOf(cut);
  const hem = d`M${outer[0] - 4} ${outer[1] - 16}L${inner[0] + 2} ${inner[1] - 18}`;
  return (
    upper(pen, cut, { colour, weave }, wornFolds(cut)) +
    both(stitch(hem, ink, 1.8, { opacity: 0.5 })) +
    stitch(
      d`M${404 - cut.hem} ${cut.hemY - 24}Q400 ${cut.hemY - 10} ${396 + cut.hem} ${cut.hemY - 24}`,
      ink,
      1.8,
      { opacity: 0.5 },
    ) +
    inside(pen, bodyOf(cut), weave ? '' : look.pick('print', '', small, sun, waves)) +
    panel(pen, { outline: neckBand(cut, 20), colour, weave: ribs(colour, 7), depth: 0 }) +
    tag(384, 136, 32, 20, tint(colour, 0.7))
  );
};

export const tShirt: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 260, zoom: 1.9 },
  draw,
};
