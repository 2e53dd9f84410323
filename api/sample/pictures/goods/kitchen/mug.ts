import { contact } from '../../parts/shadow';
import { d, ellipse, line, path, rect } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 142, 168);
  const top = look.range('top', 330, 390);
  const foot = r - look.range('taper', 0, 46);
  const inner = look.pick('inside', tint(colour, 0.35), '#f7f4ec', mix(colour, look.accent, 0.5));
  const body = d`M${380 - r} ${top}C${380 - r} ${top + 150} ${380 - foot - 6} 600 ${380 - foot} 616Q${384 - foot} 640 ${412 - foot} 646A${foot} ${foot * 0.16} 0 0 0 ${348 + foot} 646Q${376 + foot} 640 ${380 + foot} 616C${386 + foot} 600 ${380 + r} ${top + 150} ${380 + r} ${top}Z`;
  const ring = d`M${372 + r} ${top + 64}C${480 + r} ${top + 30} ${500 + r} ${top + 200} ${366 + r * 0.96} ${top + 200}`;
  const speckle = [0, 17, 31]
    .map((shift, i) =>
      dashes(contrast(colour, 0.5), { gap: 46, width: 4 - i * 0.7, shift, opacity: 0.6 }),
    )
    .join('');
  const dip = rect(200, 540, 400, 130, 0, mix('#c9a883', colour, 0.15), { opacity: 0.95 });
  const bands =
    rect(200, top + 80, 400, 20, 0, contrast(colour, 0.4), { opacity: 0.5 }) +
    rect(200, top + 112, 400, 8, 0, contrast(colour, 0.4), { opacity: 0.5 });
  return (
    contact(pen, 390, 650, foot + 20, 26) +
    line(ring, shade(colour, 0.42), 40) +
    line(ring, shade(colour, 0.06), 30) +
    line(ring, tint(colour, 0.6), 7, { opacity: 0.5, transform: 'translate(-6 -8)' }) +
    path(body, pen.round(colour)) +
    inside(
      pen,
      body,
      look.pick('glaze', '', speckle, dip, bands) +
        rect(
          380 - r,
          top,
          r * 2,
          330,
          0,
          pen.linear([
            [0, '#000', 0.1],
            [0.25, '#fff', 0.12],
            [0.6, '#000', 0],
            [1, '#000', 0.2],
          ]),
        ),
    ) +
    streak(pen, 402 - r, top + 50, 20, 150, 0.6) +
    ellipse(
      380,
      top,
      r,
      r * 0.22,
      pen.linear([
        [0, tint(colour, 0.7)],
        [1, shade(colour, 0.1)],
      ]),
    ) +
    ellipse(
      380,
      top + 2,
      r - 12,
      (r - 12) * 0.2,
      pen.linear([
        [0, shade(inner, 0.45)],
        [1, shade(inner, 0.05)],
      ]),
    ) +
    ellipse(
      380,
      top + 14,
      r - 26,
      (r - 26) * 0.15,
      pen.linear([
        [0, '#4a2c1b'],
        [1, '#7d5232'],
      ]),
    ) +
    ellipse(350, top + 11, 40, 6, '#b98a5c', { opacity: 0.5 }) +
    [0, 1]
      .map((i) =>
        line(d`M${350 + i * 60} ${top - 40}q-24 -40 0 -74t0 -64`, '#ffffff', 13, {
          opacity: 0.4,
          filter: pen.blur(7),
        }),
      )
      .join('')
  );
};

export const mug: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 20,
  focus: { x: 420, y: 420, zoom: 1.8 },
  draw,
};
