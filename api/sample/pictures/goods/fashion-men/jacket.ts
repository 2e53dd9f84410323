import { panel } from '../../parts/cloth';
import { type Cut, cuffOf, upper, wornFolds } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, circle, path } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { checks, twill } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 60,
    shoulder: 176,
    chest: 170,
    waist: 150,
    hem: 168,
    neckDepth: 300,
    hemY: 650,
    sleeve: 430,
    cuff: 62,
  };
  const weave = look.pick('weave', twill(colour, 6), checks(tint(colour, 0.5), 64), undefined);
  const lapel = 'M458 128C474 210 446 300 400 392L470 320L520 250L492 226L524 200L486 134Z';
  const collar = 'M458 126C462 160 458 190 450 212L492 226L524 200L484 130Z';
  const shirt = symmetric(
    [0, 200],
    [
      [30, 190, 54, 150, 56, 126],
      [66, 200, 44, 310, 0, 394],
    ],
  );
  const { outer } = cuffOf(cut);
  return (
    upper(pen, cut, { colour, weave, depth: 1.3 }, wornFolds(cut)) +
    path(shirt, pen.lit('#f1f1ee', 0.8)) +
    look.pick(
      'tie',
      path('M388 206h24l6 26l-6 130l-12 20l-12-20l-6-130Z', pen.lit(look.accent)) +
        path('M386 204h28l-4 26h-20Z', shade(look.accent, 0.2)),
      buttons(pen, 400, 236, 340, 3, 6, '#ffffff'),
    ) +
    both(
      path('M402 204L456 128L462 190L424 246Z', pen.lit('#ffffff', 0.5), {
        stroke: '#c9cacc',
        'stroke-width': 1.5,
      }),
    ) +
    seam('M400 392V560Q404 620 440 654', colour, 4) +
    both(
      panel(pen, { outline: lapel, colour: tint(colour, 0.04), weave }) +
        panel(pen, { outline: collar, colour, weave, depth: 0 }),
    ) +
    both(panel(pen, { outline: 'M452 498h92v26h-92Z', colour, weave, depth: 0 })) +
    panel(pen, { outline: 'M470 300l66-10v18l-66 10Z', colour, weave, depth: 0 }) +
    look.pick('square', path('M478 300l16-28l12 22l14-20l10 18Z', pen.lit('#f4f1ea')), '') +
    buttons(pen, 400, 420, 490, 2, 12, mix(colour, '#3a2a20', 0.6)) +
    both(
      [0, 1, 2]
        .map((i) =>
          circle(outer[0] - 14, outer[1] - 20 - i * 18, 6, pen.ball(mix(colour, '#3a2a20', 0.6))),
        )
        .join(''),
    )
  );
};

export const jacket: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 280, zoom: 2 },
  draw,
};
