import { steel as silver } from '../../colours';
import { forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { circle, d, line, path, rect } from '../../parts/svg';
import { contrast, luma, mix, shade, tint } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const steel = colour === silver;
  const kind = look.pick('kind', ...forms.tumbler.kind);
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

export const tumbler: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'desk',
  focus: { x: 410, y: 290, zoom: 1.8 },
  draw,
};
