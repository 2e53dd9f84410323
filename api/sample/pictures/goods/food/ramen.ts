import { forms } from '../../forms';
import { bowl } from '../../parts/dish';
import { contact } from '../../parts/shadow';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { gleam, inside, printCentred } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const crimps = (y: number, colour: string): string => {
  const area = { x: 150, y, w: 500, h: 28 };
  return (
    bars(shade(colour, 0.45), 10, 4, { opacity: 0.35, area }) +
    bars('#ffffff', 10, 2, { opacity: 0.3, area })
  );
};

/** A paper cup with a foil lid. */
const cup: Draw = (pen, look) => {
  const { colour } = look;
  const [top, r, foot] = [270, look.range('cup', 200, 220), 150];
  const body = d`M${400 - r} ${top}L${400 - foot} 620Q${402 - foot} 644 ${424 - foot} 648A${foot} 26 0 0 0 ${376 + foot} 648Q${398 + foot} 644 ${400 + foot} 620L${400 + r} ${top}Z`;
  const band = look.pick('blaze', tint(colour, 0.9), '#ffe9a8', mix(colour, '#ffffff', 0.75));
  return (
    contact(pen, 404, 650, foot + 20, 26) +
    path(body, pen.round(colour)) +
    inside(
      pen,
      body,
      path('M150 360Q400 430 650 360V540Q400 610 150 540Z', band) +
        bowl(pen, 400, 490, 96, '#2a2627', mix(colour, '#b4451f', 0.5)) +
        ellipse(386, 484, 26, 11, '#fffaf0') +
        ellipse(386, 483, 9, 6, '#f2a93b') +
        rect(330, 418, 140, 12, 6, shade(colour, 0.2)),
    ) +
    ellipse(400, top, r + 8, 44, shade(colour, 0.3)) +
    ellipse(400, top - 6, r + 8, 44, '#d9dce0') +
    ellipse(400, top - 8, r - 10, 36, pen.lit('#eceef0')) +
    path(d`M${392 + r} ${top - 12}q44 4 40 34q-30 6 -52 -10Z`, '#d3d6db') +
    gleam(pen, d`M${424 - r} 316L${440 - foot} 600L${462 - foot} 600L${456 - r} 320Z`, 0.45)
  );
};

const bag: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 220, 246);
  const zig = Array.from({ length: 22 }, (_, i) => d`l${w / 11} ${i % 2 ? 9 : -9}`).join('');
  const back = Array.from({ length: 22 }, (_, i) => d`l${-w / 11} ${i % 2 ? -9 : 9}`).join('');
  const body = d`M${400 - w} 176${zig}C${400 + w + 16} 300 ${400 + w + 14} 500 ${400 + w} 648${back}C${400 - w - 14} 500 ${400 - w - 16} 300 ${400 - w} 176Z`;
  const noodle = '#f2d27a';
  const soup = mix(colour, '#b4451f', 0.5);
  const swirl = Array.from({ length: 6 }, (_, i) =>
    line(
      d`M${300 + i * 22} ${470 + (i % 2) * 8}q40 -34 90 -4t70 4`,
      i % 2 ? noodle : shade(noodle, 0.12),
      8,
    ),
  ).join('');
  const plate =
    ellipse(404, 560, 170, 40, '#1c1a24', { opacity: 0.25 }) +
    bowl(pen, 400, 480, 156, '#2a2627', soup) +
    inside(pen, 'M263 482a137 42 0 1 0 274 0a137 42 0 1 0 -274 0Z', swirl) +
    ellipse(360, 468, 34, 16, '#fffaf0') +
    circle(360, 467, 11, '#f2a93b') +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          circle(430 + i * 18, 462 + (i % 3) * 12, 7, '#4f9a4f') +
          circle(430 + i * 18, 462 + (i % 3) * 12, 3, soup),
      )
      .join('');
  const blaze = look.pick(
    'blaze',
    path(d`M${400 - w - 10} 300L${400 + w + 10} 240V360L${400 - w - 10} 420Z`, tint(colour, 0.9)),
    circle(400, 330, 120, tint(colour, 0.9)),
    path(
      d`M${400 - w - 10} 250H${400 + w + 10}V390H${400 - w - 10}Z`,
      mix(colour, '#ffd84a', 0.85),
    ),
  );
  return (
    contact(pen, 404, 650, w + 6, 26) +
    path(
      body,
      pen.linear([
        [0, shade(colour, 0.3)],
        [0.08, tint(colour, 0.25)],
        [0.3, tint(colour, 0.08)],
        [0.7, colour],
        [0.94, shade(colour, 0.25)],
        [1, shade(colour, 0.4)],
      ]),
    ) +
    inside(
      pen,
      body,
      blaze +
        rect(320, 292, 160, 16, 8, shade(colour, 0.3)) +
        rect(340, 322, 120, 34, 10, colour) +
        printCentred(400, 336, 80, 1, '#ffffff', 10, 6) +
        plate +
        rect(300, 160, 200, 0, 0, 'none') +
        crimps(180, colour) +
        crimps(612, colour) +
        path('M170 220Q220 300 190 420Q240 330 230 220Z', '#ffffff', { opacity: 0.22 }) +
        path('M610 260Q570 380 620 560Q600 400 640 280Z', '#1c1a24', { opacity: 0.16 }),
    ) +
    gleam(
      pen,
      d`M${418 - w} 226C${408 - w} 320 ${410 - w} 480 ${422 - w} 600L${446 - w} 600C${430 - w} 480 ${430 - w} 330 ${444 - w} 226Z`,
      0.6,
    )
  );
};

const draw: Draw = (pen, look) =>
  (look.pick('pack', ...forms.ramen.pack) === 'cup' ? cup : bag)(pen, look);

export const ramen: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'dining',
  focus: { x: 400, y: 440, zoom: 1.8 },
  draw,
};
