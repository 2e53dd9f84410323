import { forms } from '../../forms';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { circle, d, ellipse, line, path, place, rect } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import { type Draw, type Drawing, groundY, type Look } from '../drawing';

/** The lid beside the candle. */
const lidOf = (pen: Pen, colour: string): string =>
  contact(pen, 610, 640, 96, 18) +
  cylinder(pen, {
    cx: 606,
    top: 600,
    bottom: 626,
    r: 94,
    colour,
    finish: colour === '#caa866' ? 'metal' : 'matt',
  });

/** The flame over a wick that ends at this height (y). */
const flame = (pen: Pen, waxTop: number): string =>
  path(
    d`M400 ${waxTop - 100}C418 ${waxTop - 66} 420 ${waxTop - 46} 400 ${waxTop - 26}C380 ${waxTop - 46} 384 ${waxTop - 68} 400 ${waxTop - 100}Z`,
    pen.radial(
      [
        [0, '#ffffff'],
        [0.5, '#ffe28a'],
        [1, '#f59a2f'],
      ],
      [0.5, 0.7],
      0.6,
    ),
  );

/** The wax in its glass. A candle on a warmer melts without a flame. */
function jarOf(pen: Pen, look: Look, hasFlame: boolean): string {
  const { colour } = look;
  const r = look.range('girth', 116, 140);
  const top = look.range('top', 330, 372);
  const jar = d`M${400 - r} ${top}V610Q${400 - r} 640 ${430 - r} 646A${r} ${r * 0.16} 0 0 0 ${370 + r} 646Q${400 + r} 640 ${400 + r} 610V${top}Z`;
  const waxTop = top + 60;
  const wax = d`M${408 - r} ${waxTop}V606Q${410 - r} 630 ${432 - r} 634A${r} ${r * 0.14} 0 0 0 ${368 + r} 634Q${390 + r} 630 ${392 + r} 606V${waxTop}Z`;
  const paper = look.pick('paper', '#faf6ee', '#2c2b2e', mix(colour, '#ffffff', 0.5));
  return (
    circle(
      400,
      top,
      240,
      pen.radial([
        [0, '#ffeec2', 0.9],
        [0.5, '#ffe2a0', 0.3],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    contact(pen, 404, 656, r + 8, 26) +
    ellipse(400, top, r, r * 0.18, '#ffffff', { opacity: 0.3 }) +
    path(
      wax,
      pen.linear([
        [0, tint(colour, 0.5)],
        [0.4, colour],
        [1, shade(colour, 0.2)],
      ]),
    ) +
    path(
      wax,
      pen.linear(
        [
          [0, '#fff0c0', 0.75],
          [0.45, '#fff0c0', 0],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    ellipse(
      400,
      waxTop,
      r - 8,
      (r - 8) * 0.18,
      pen.radial([
        [0, '#fffbe9'],
        [0.4, tint(colour, 0.5)],
        [1, colour],
      ]),
    ) +
    line(d`M400 ${waxTop}V${waxTop - 30}`, '#3a2f2a', 4) +
    (hasFlame ? flame(pen, waxTop) : '') +
    path(jar, glassPaint(pen, '#e7e2d8', 0.75)) +
    rect(400 - r * 0.6, top + 104, r * 1.2, 116, 4, paper) +
    rect(400 - r * 0.5, top + 112, r, 100, 2, 'none', {
      stroke: contrast(paper, 0.4),
      'stroke-width': 2,
    }) +
    printCentred(400, top + 140, r * 0.7, 3, contrast(paper, 0.6), 20, 5) +
    streak(pen, 414 - r, top + 20, 14, 230, 0.8) +
    streak(pen, 382 + r, top + 30, 7, 200, 0.45) +
    line(d`M${400 - r} ${top}A${r} ${r * 0.18} 0 0 0 ${400 + r} ${top}`, '#ffffff', 4, {
      opacity: 0.8,
    })
  );
}

const dome = 'M288 262C292 178 338 132 400 132S508 178 512 262Z';

const stem = 'M526 626V220Q526 108 440 104Q404 104 400 134';

/** The light that falls from the shade onto the wax. */
const beam = (pen: Pen): string =>
  path(
    'M296 262L286 430H514L504 262Z',
    pen.linear(
      [
        [0, '#fff0c0', 0.75],
        [1, '#fff0c0', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  );

/** A warmer lamp: a base, and a shade over the candle that stands on it. */
const warmer = (pen: Pen, metal: string, candleOnIt: string): string =>
  contact(pen, 404, 650, 150, 24) +
  cylinder(pen, { cx: 400, top: 626, bottom: 646, r: 144, colour: metal }) +
  line(stem, shade(metal, 0.16), 13) +
  line(stem, tint(metal, 0.5), 4, { opacity: 0.6, transform: 'translate(-2 -1)' }) +
  candleOnIt +
  beam(pen) +
  path(dome, pen.round(metal)) +
  ellipse(
    400,
    262,
    112,
    17,
    pen.radial([
      [0, '#ffffff'],
      [0.6, '#ffeebb'],
      [1, '#e9c983'],
    ]),
  );

const draw: Draw = (pen, look) => {
  const lid = look.pick('lid', '#c39a63', '#caa866', '#2f2e31');
  if (look.pick('set', ...forms.candle.set) === 'alone')
    return lidOf(pen, lid) + jarOf(pen, look, true);
  const small = place(place(jarOf(pen, look, false), { x: -400, y: -groundY }), {
    x: 396,
    y: 626,
    scale: 0.72,
  });
  return warmer(pen, lid, small);
};

export const candle: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  rise: 20,
  focus: { x: 400, y: 420, zoom: 1.8 },
  draw,
};
