import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, cuffOf, upper } from '../../parts/garment';
import { both, d, group, mirrored } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { checks, twill } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 60,
    shoulder: 158,
    chest: 158,
    waist: look.range('waist', 138, 156),
    hem: look.range('hem', 170, 186),
    neckDepth: 250,
    hemY: 690,
    sleeve: 430,
    cuff: 62,
  };
  const weave = look.pick('weave', twill(colour, 7), undefined, checks(shade(colour, 0.4), 90));
  const { outer, inner } = cuffOf(cut);
  const lapel = 'M458 128C470 190 440 260 404 330L452 300L520 268L500 220L530 196L486 136Z';
  const collar = 'M458 126C452 170 444 200 434 228L500 222L530 196L484 132Z';
  const belt = look.pick('belt', ...forms.coat.belt) === 'belted';
  const knot = group(
    panel(pen, { outline: 'M392 462L430 470L460 610L424 616Z', colour, depth: 0 }) +
      panel(pen, { outline: 'M400 462L376 470L364 570L396 574Z', colour, depth: 0 }) +
      panel(pen, { outline: 'M382 440h40v40h-40Z', colour, depth: 0 }),
    {},
  );
  const strap = d`M${outer[0] - 2} ${outer[1] - 60}L${inner[0] - 2} ${inner[1] - 56}l2 20L${outer[0]} ${outer[1] - 40}Z`;
  return (
    upper(pen, cut, { colour, weave, depth: 1.4 }, [
      { d: 'M330 690Q340 600 352 500', width: 22, strength: 0.26 },
      { d: 'M480 690Q476 590 462 500', width: 22, strength: 0.26 },
      { d: 'M258 330Q320 400 330 450', width: 20, strength: 0.22 },
      { d: 'M546 330Q480 400 470 450', width: 20, strength: 0.22 },
    ]) +
    seam('M430 330V690', colour, 3) +
    both(panel(pen, { outline: strap, colour: shade(colour, 0.06), depth: 0 })) +
    both(panel(pen, { outline: 'M470 530L548 512L554 534L474 554Z', colour, depth: 0 })) +
    mirrored(panel(pen, { outline: lapel, colour: tint(colour, 0.05), folds: [] })) +
    panel(pen, { outline: lapel, colour: tint(colour, 0.05) }) +
    both(panel(pen, { outline: collar, colour, depth: 0 })) +
    [-1, 1]
      .map((side) =>
        buttons(pen, 400 + side * 44, 372, belt ? 420 : 560, belt ? 2 : 3, 12, shade(colour, 0.45)),
      )
      .join('') +
    (belt
      ? panel(pen, {
          outline: d`M${400 - cut.waist - 3} 446h${cut.waist * 2 + 6}v30h${-cut.waist * 2 - 6}Z`,
          colour: shade(colour, 0.06),
          depth: 0,
        }) + knot
      : '')
  );
};

export const coat: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 270, zoom: 2 },
  draw,
};
