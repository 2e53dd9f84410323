import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, rect, stitch } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const terry = dots(tint(colour, 0.7), shade(colour, 0.5), 9, 4, 0.16);
  const tones = look.pick<readonly [string, string, string]>(
    'set',
    [colour, colour, colour],
    [colour, tint(colour, 0.5), shade(colour, 0.14)],
    [colour, mix(colour, look.accent, 0.5), colour],
  );
  const folded = (y: number, w: number, tone: string): string => {
    const layer = (top: number): string => rounded(400 - w / 2, top, w, 48, 22);
    const fold = rounded(400 - w / 2, y, 60, 94, 40);
    const dobby = look.pick('band', true, false);
    const band = (top: number): string =>
      rect(486, top, 30, 48, 0, tint(tone, 0.4), { opacity: 0.7 }) +
      stitch(d`M486 ${top}v48M516 ${top}v48`, shade(tone, 0.3), 2);
    return (
      panel(pen, { outline: layer(y + 46), colour: shade(tone, 0.04), weave: terry }) +
      panel(pen, { outline: layer(y), colour: tone, weave: terry }) +
      (dobby ? inside(pen, layer(y), band(y)) + inside(pen, layer(y + 46), band(y + 46)) : '') +
      panel(pen, { outline: fold, colour: tone, weave: terry, depth: 0.8 })
    );
  };
  const roll = (x: number, y: number, r: number, tone: string): string =>
    contact(pen, x, y + r - 4, r, 14) +
    panel(pen, {
      outline: d`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`,
      colour: tone,
      weave: terry,
      depth: 0.8,
    }) +
    [0.78, 0.54, 0.3]
      .map((s) =>
        circle(x + r * 0.04 * s, y, r * s, 'none', {
          stroke: shade(tone, 0.4),
          'stroke-width': 4,
          'stroke-opacity': 0.5,
        }),
      )
      .join('');
  const count = look.pick('count', 3, 4);
  const stack = Array.from({ length: count }, (_, i) =>
    folded(566 - i * 90, 400 - (i % 2) * 12, tones[i % 3] ?? colour),
  ).join('');
  return (
    contact(pen, 410, 654, 216, 26) +
    stack +
    look.pick(
      'rolls',
      roll(270, 620, 44, tones[1]) + roll(356, 632, 40, colour),
      '',
      roll(540, 622, 46, tones[2]),
    )
  );
};

export const towels: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'vanity',
  rise: 20,
  focus: { x: 420, y: 500, zoom: 1.9 },
  draw,
};
