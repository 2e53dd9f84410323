import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, ellipse, group, line, path, rect, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { brass, gleam, seam } from '../../parts/trim';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const sizes: Record<(typeof forms.wallet.kind)[number], [number, number]> = {
  bifold: [430, 340],
  long: [560, 290],
  card: [400, 290],
};

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms.wallet.kind);
  const [w, h] = sizes[kind];
  const [x, y] = [400 - w / 2, 400 - h / 2];
  const outline = rounded(x, y, w, h, 26);
  const edge = contrast(colour, 0.42);
  const cards = ['#e9e4d8', look.accent, '#5b6b8a']
    .map(
      (tone, i) =>
        path(rounded(x + 40 + i * 8, y - 62 + i * 20, w - 80, 120, 14), pen.lit(tone)) +
        rect(x + 70 + i * 8, y - 40 + i * 20, 44, 8, 4, tint(tone, 0.6), { opacity: 0.6 }),
    )
    .join('');
  const grain = dots(shade(colour, 0.4), tint(colour, 0.5), 9, 3, 0.21);
  const clasp =
    rect(400 - 30, y + h - 92, 60, 74, 14, pen.lit(tint(colour, 0.06))) +
    circle(400, y + h - 44, 15, pen.ball(brass)) +
    stitch(d`M380 ${y + h - 84}h40`, edge, 2);
  const round =
    line(d`M${x + 26} ${y + 24}H${x + w - 26}`, shade(colour, 0.5), 14) +
    stitch(d`M${x + 26} ${y + 24}H${x + w - 26}`, brass, 6) +
    line(d`M${x + w - 40} ${y + 24}l30 34`, brass, 9);
  const piece =
    dropped(pen, [rounded(x + 40, y - 62, w - 80, 120, 14), outline], 1.3) +
    cards +
    panel(pen, {
      outline: rounded(x + 5, y - 8, w - 10, h, 26),
      colour: shade(colour, 0.3),
      depth: 0.6,
    }) +
    panel(pen, { outline, colour, weave: grain, depth: 1.3 }) +
    path(rounded(x + 14, y + 14, w - 28, h - 28, 18), 'none', {
      stroke: edge,
      'stroke-width': 3,
      'stroke-dasharray': '11 7',
    }) +
    {
      bifold: seam(d`M${x + w * 0.06} ${y + 40}V${y + h - 40}`, colour, 4),
      long: round,
      card: clasp,
    }[kind] +
    ellipse(x + w - 90, y + h - 60, 34, 10, shade(colour, 0.3), { opacity: 0.35 }) +
    gleam(
      pen,
      d`M${x + 24} ${y + 60}L${x + w * 0.55} ${y + 18}H${x + w * 0.74}L${x + 24} ${y + h * 0.55}Z`,
      0.2,
    );
  return group(piece, { transform: 'translate(0 24) rotate(-11 400 400)' });
};

export const wallet: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'desk',
  focus: { x: 330, y: 320, zoom: 2 },
  draw,
};
