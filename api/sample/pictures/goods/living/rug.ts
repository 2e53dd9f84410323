import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, group, line, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const second = mix(look.accent, colour, 0.25);
  const ink = contrast(colour, 0.45);
  const pile =
    bars(shade(colour, 0.4), 7, 3, { opacity: 0.12 }) + bars('#ffffff', 7, 1, { opacity: 0.14 });
  const kind = look.pick('kind', ...forms.rug.kind);
  if (kind === 'round') {
    const outline = 'M400 120A280 280 0 1 1 399.9 120Z';
    const rings = [250, 214, 178, 142, 106, 70, 34]
      .map((r, i) =>
        circle(400, 400, r, 'none', {
          stroke: i % 3 === 1 ? second : ink,
          'stroke-width': i % 3 === 1 ? 20 : 5,
          'stroke-opacity': i % 3 === 1 ? 0.75 : 0.35,
        }),
      )
      .join('');
    return (
      dropped(pen, [outline]) +
      panel(pen, { outline, colour, weave: pile, depth: 0.8 }) +
      rings +
      circle(400, 400, 276, 'none', {
        stroke: shade(colour, 0.3),
        'stroke-width': 6,
        'stroke-dasharray': '16 7',
      })
    );
  }
  const [w, h] = [400, 570];
  const outline = rounded(400 - w / 2, 400 - h / 2, w, h, 8);
  const fringe = (y: number, way: number): string =>
    Array.from({ length: 27 }, (_, i) =>
      line(
        d`M${206 + i * 15} ${y}q${(i % 3) - 1} ${way * 14} ${((i % 2) - 0.5) * 6} ${way * 30}`,
        tint(colour, 0.45),
        5,
      ),
    ).join('');
  const diamonds = Array.from({ length: 5 }, (_, row) =>
    [-1, 0, 1]
      .map((col) =>
        path(
          d`M${400 + col * 120} ${174 + row * 113 - 52}l54 52l-54 52l-54 -52Z`,
          (row + col) % 2 ? second : 'none',
          { opacity: 0.8, stroke: ink, 'stroke-width': 5, 'stroke-opacity': 0.6 },
        ),
      )
      .join(''),
  ).join('');
  const arches = [0, 1, 2, 3]
    .map((row) =>
      [0, 1]
        .map((col) =>
          [74, 50, 26]
            .map((r, i) =>
              path(
                d`M${300 + col * 200 - r - 18} ${262 + row * 134}a${r + 18} ${r + 18} 0 0 1 ${r * 2 + 36} 0Z`,
                i % 2 ? colour : second,
                { opacity: 0.85 },
              ),
            )
            .join(''),
        )
        .join(''),
    )
    .join('');
  const border =
    rect(236, 151, 328, 498, 4, 'none', {
      stroke: second,
      'stroke-width': 26,
      'stroke-opacity': 0.85,
    }) +
    rect(272, 187, 256, 426, 4, 'none', { stroke: ink, 'stroke-width': 4, 'stroke-opacity': 0.6 });
  const art = { diamonds, arches, border }[kind];
  return group(
    dropped(pen, [outline]) +
      fringe(116, -1) +
      fringe(684, 1) +
      panel(pen, { outline, colour, weave: pile, depth: 0.9 }) +
      inside(pen, outline, art + pile) +
      stitch('M206 122H594M206 678H594', ink, 3),
    { transform: 'rotate(-14 400 400) translate(0 6) scale(.94) translate(25 20)' },
  );
};

export const rug: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'room',
  focus: { x: 360, y: 330, zoom: 1.8 },
  draw,
};
