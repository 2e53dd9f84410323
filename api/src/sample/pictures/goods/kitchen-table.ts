/** Mug, plates and tumbler. */
import { contact } from '../parts/shadow';
import { symmetric } from '../parts/shape';
import { circle, d, ellipse, line, path, rect } from '../parts/svg';
import { contrast, luma, mix, shade, tint } from '../parts/tint';
import { inside, streak } from '../parts/trim';
import { cylinder } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const mug: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 142, 168);
  const top = look.range('top', 330, 390);
  const foot = r - look.range('taper', 0, 46);
  const inner = look.pick('inside', tint(colour, 0.35), '#f7f4ec', mix(colour, look.accent, 0.5));
  const body = d`M${380 - r} ${top}C${380 - r} ${top + 150} ${380 - foot - 6} 600 ${380 - foot} 616Q${384 - foot} 640 ${412 - foot} 646A${foot} ${foot * 0.16} 0 0 0 ${348 + foot} 646Q${376 + foot} 640 ${380 + foot} 616C${386 + foot} 600 ${380 + r} ${top + 150} ${380 + r} ${top}Z`;
  const ring = d`M${372 + r} ${top + 64}C${480 + r} ${top + 30} ${500 + r} ${top + 200} ${366 + r * 0.96} ${top + 200}`;
  const speckle = pen.pattern(
    46,
    46,
    circle(8, 10, 2, contrast(colour, 0.5), { opacity: 0.6 }) +
      circle(30, 24, 1.4, contrast(colour, 0.5), { opacity: 0.6 }) +
      circle(18, 38, 1.8, contrast(colour, 0.5), { opacity: 0.5 }),
  );
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
      look.pick('glaze', '', rect(200, 300, 400, 380, 0, speckle), dip, bands) +
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

const plates: Draw = (pen, look) => {
  const { colour } = look;
  const edge = look.pick('edge', tint(colour, 0.2), '#c7a25b', contrast(colour, 0.3));
  const disc = (cx: number, cy: number, r: number, tone: string): string =>
    path(
      d`M${cx - r} ${cy}C${cx - r * 0.8} ${cy + r * 0.2} ${cx - r * 0.5} ${cy + r * 0.42} ${cx} ${cy + r * 0.42}S${cx + r * 0.8} ${cy + r * 0.2} ${cx + r} ${cy}Z`,
      pen.round(shade(tone, 0.1)),
    ) +
    ellipse(
      cx,
      cy,
      r,
      r * 0.36,
      pen.linear(
        [
          [0, tint(tone, 0.6)],
          [0.5, tone],
          [1, shade(tone, 0.14)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(cx, cy, r - 3, r * 0.36 - 2, 'none', { stroke: edge, 'stroke-width': 5 }) +
    ellipse(
      cx,
      cy + 4,
      r * 0.7,
      r * 0.24,
      pen.linear(
        [
          [0, shade(tone, 0.18)],
          [0.4, shade(tone, 0.02)],
          [1, tint(tone, 0.5)],
        ],
        [0, 0],
        [0.8, 1],
      ),
    ) +
    ellipse(cx, cy + 5, r * 0.68, r * 0.225, tone);
  const upright = (): string =>
    ellipse(
      276,
      380,
      176,
      178,
      pen.linear(
        [
          [0, tint(colour, 0.5)],
          [0.5, colour],
          [1, shade(colour, 0.25)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(276, 380, 172, 174, 'none', { stroke: edge, 'stroke-width': 5 }) +
    ellipse(
      276,
      380,
      124,
      126,
      pen.linear(
        [
          [0, shade(colour, 0.16)],
          [0.5, colour],
          [1, tint(colour, 0.5)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(276, 380, 118, 120, tint(colour, 0.1));
  const count = look.pick('count', 3, 4, 5);
  const stack = Array.from({ length: count }, (_, i) =>
    disc(430, 584 - i * 26, 226 - (i > 2 ? 46 : 0), i % 2 ? shade(colour, 0.04) : colour),
  ).join('');
  const bowlY = 584 - count * 26;
  const dish =
    path(
      symmetric(
        [0, 0],
        [
          [118, 0],
          [116, 70, 70, 104, 46, 108],
          [0, 112],
        ],
        0,
      ),
      pen.round(colour),
    ) +
    ellipse(0, 0, 118, 40, edge) +
    ellipse(
      0,
      1,
      113,
      36,
      pen.linear([
        [0, shade(colour, 0.3)],
        [1, tint(colour, 0.3)],
      ]),
    );
  return (
    contact(pen, 300, 560, 150, 20) +
    look.pick('back', upright(), '') +
    contact(pen, 440, 654, 220, 30) +
    stack +
    `<g transform="${d`translate(430 ${bowlY - 86})`}">${dish}</g>`
  );
};

const tumbler: Draw = (pen, look) => {
  const { colour } = look;
  const steel = colour === '#cdd1d7';
  const kind = look.pick('kind', 'straw', 'flip', 'handle');
  const [r, foot] = kind === 'flip' ? [96, 92] : [124, 90];
  const top = kind === 'flip' ? 260 : 236;
  const body = d`M${400 - r} ${top}L${400 - foot} 612Q${402 - foot} 640 ${420 - foot} 644A${foot} ${foot * 0.16} 0 0 0 ${380 + foot} 644Q${398 + foot} 640 ${400 + foot} 612L${400 + r} ${top}Z`;
  const lid = look.pick('lid', '#2b2b2f', mix(colour, '#ffffff', 0.4), '#e9e6de');
  const ring =
    line(
      d`M${396 + r * 0.98} ${top + 60}h66q20 0 20 26v150q0 26 -24 26h-66`,
      shade(lid, 0.35),
      30,
    ) + line(d`M${396 + r * 0.98} ${top + 57}h66q20 0 20 26v150q0 26 -24 26h-66`, lid, 21);
  return (
    contact(pen, 404, 648, foot + 16, 24) +
    (kind === 'handle' ? ring : '') +
    (kind === 'straw'
      ? rect(430, 96, 20, 160, 8, pen.round(mix(look.accent, '#ffffff', 0.3)), {
          transform: 'rotate(8 440 200)',
        })
      : '') +
    path(body, steel ? pen.metal(colour) : pen.round(colour)) +
    inside(
      pen,
      body,
      rect(260, 610, 280, 60, 0, pen.metal('#c9ccd0')) +
        line(d`M270 604A${foot} 14 0 0 0 530 604`, shade(colour, 0.4), 3) +
        look.pick(
          'art',
          '',
          rect(260, 420, 280, 10, 0, contrast(colour, 0.4), { opacity: 0.5 }) +
            rect(260, 440, 280, 30, 0, contrast(colour, 0.4), { opacity: 0.35 }),
          '',
        ),
    ) +
    circle(400, 460, 20, 'none', {
      stroke: luma(colour) > 0.5 ? shade(colour, 0.4) : tint(colour, 0.6),
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }) +
    streak(pen, 418 - r, top + 40, 18, 290, 0.55) +
    streak(pen, 374 + r * 0.94, top + 50, 8, 240, 0.3) +
    cylinder(pen, { cx: 400, top: top - 44, bottom: top + 4, r: r + 5, colour: lid }) +
    (kind === 'flip'
      ? cylinder(pen, { cx: 400, top: top - 96, bottom: top - 44, r: 58, colour: lid }) +
        line(d`M350 ${top - 100}q50 -70 100 0`, shade(lid, 0.3), 14)
      : rect(360, top - 66, 80, 22, 10, pen.lit(shade(lid, 0.12))))
  );
};

const onTable = { pose: 'stand', place: 'dining' } as const;

export const tableware: Drawings<'mug' | 'plates' | 'tumbler'> = {
  mug: { ...onTable, girth: 'full', rise: 20, focus: { x: 420, y: 420, zoom: 1.8 }, draw: mug },
  plates: {
    ...onTable,
    girth: 'full',
    rise: 40,
    focus: { x: 400, y: 500, zoom: 1.8 },
    draw: plates,
  },
  tumbler: {
    ...onTable,
    place: 'desk',
    girth: 'slim',
    focus: { x: 410, y: 290, zoom: 1.8 },
    draw: tumbler,
  },
};
