import { fan, panel } from '../../parts/cloth';
import { neckY } from '../../parts/garment';
import { dropped } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, d, line, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { buttons, inside, seam } from '../../parts/trim';
import { checks, dots, twill } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const skirt: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'pleated', 'a-line', 'pencil');
  const hemY = look.range('hem', 600, 690);
  const hem = { pleated: 262, 'a-line': 230, pencil: 158 }[kind];
  const outline = symmetric(
    [0, 168],
    [
      [126, 160],
      [150, 300, hem - 14, 520, hem, hemY - 20],
      [hem * 0.6, hemY + 8, hem * 0.3, hemY + 10, 0, hemY + 10],
    ],
  );
  const band = symmetric(
    [0, 124],
    [
      [126, 116],
      [128, 160],
      [60, 170, 30, 172, 0, 172],
    ],
  );
  const weave =
    kind === 'a-line'
      ? look.pick('weave', checks(shade(colour, 0.5), 72), twill(colour, 7))
      : undefined;
  const count = 11;
  const pleats = Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) / count) * 2 - 1;
    const next = ((i + 1) / count) * 2 - 1;
    const edge = (to: number): string => d`Q${400 + to * hem * 0.72} 440 ${400 + to * 126} 168Z`;
    const wide = (next - at) * 0.55;
    return (
      path(
        d`M${400 + next * 126} 168Q${400 + next * hem * 0.72} 440 ${400 + next * hem} ${hemY + 12}h${-wide * hem}${edge(next)}`,
        shade(colour, 0.6),
        { opacity: 0.3 },
      ) +
      path(
        d`M${400 + next * 126} 168Q${400 + next * hem * 0.72} 440 ${400 + next * hem} ${hemY + 12}h${wide * hem * 0.6}${edge(next)}`,
        tint(colour, 0.7),
        { opacity: 0.4 },
      )
    );
  }).join('');
  const pocket = 'M524 176Q512 250 462 260';
  return (
    dropped(pen, [outline, band]) +
    panel(pen, {
      outline,
      colour,
      weave,
      depth: 1.3,
      folds: kind === 'pleated' ? [] : fan(172, hemY, 110, hem, 4),
    }) +
    (kind === 'pleated' ? inside(pen, outline, pleats) : '') +
    (kind === 'a-line'
      ? buttons(pen, 400, 206, hemY - 70, 6, 11, mix(colour, '#5a4030', 0.7)) +
        seam(d`M424 172V${hemY}`, colour)
      : '') +
    (kind === 'pencil'
      ? both(stitch(pocket, contrast(colour), 3)) +
        seam(d`M400 ${hemY - 130}V${hemY + 8}`, colour, 5)
      : '') +
    panel(pen, { outline: band, colour: tint(colour, 0.04), weave, depth: 0 }) +
    both(stitch('M404 158Q460 158 520 150', contrast(colour), 2)) +
    look.pick(
      'belt',
      '',
      rect(378, 120, 44, 46, 8, 'none', { stroke: '#caa860', 'stroke-width': 7 }),
    )
  );
};

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const weave = look.pick(
    'print',
    undefined,
    dots(contrast(colour, 0.7), contrast(colour, 0.7), 56, 10, 0.75),
    checks(contrast(colour, 0.6)),
  );
  const waist = 92;
  const hem = look.range('hem', 190, 240);
  const top = symmetric(
    [0, 206],
    [
      [34, 204, 52, 170, 54, 104],
      [92, 112],
      [100, 190, 112, 220, 122, 240],
      [112, 300, waist, 320, waist, 360],
      [0, 370],
    ],
  );
  const skirt = symmetric(
    [0, 362],
    [
      [waist, 354],
      [waist + 30, 450, hem - 20, 600, hem, 672],
      [hem * 0.6, 704, hem * 0.3, 708, 0, 708],
    ],
  );
  const strap = symmetric(
    [0, 140],
    [
      [40, 140, 54, 120, 54, 104],
      [54, 170, 34, 204, 0, 206],
    ],
  );
  const flutter =
    'M484 108C540 130 566 180 568 226C540 246 516 250 484 250C494 196 486 150 474 108Z';
  const puffy = 'M482 106C560 98 596 170 588 262C562 276 520 274 490 262C500 210 486 150 470 108Z';
  const sleeve = look.pick('sleeve', puffy, flutter);
  const belt = rect(400 - waist - 2, 350, waist * 2 + 4, 22, 5, shade(colour, 0.12));
  return (
    dropped(pen, [top, skirt, sleeve]) +
    path(strap, shade(colour, 0.42)) +
    both(
      panel(pen, {
        outline: sleeve,
        colour: shade(colour, 0.05),
        weave,
        folds: ['M560 240Q530 190 500 130', 'M536 250Q520 200 496 140'],
      }),
    ) +
    panel(pen, {
      outline: skirt,
      colour,
      weave,
      depth: 1.2,
      folds: fan(360, 700, waist, hem, look.pick('pleats', 5, 7)),
    }) +
    panel(pen, {
      outline: top,
      colour,
      weave,
      folds: ['M340 360Q352 300 330 250', 'M462 360Q450 300 474 250'],
    }) +
    belt +
    line(d`M${402 - waist} 352h${waist * 2 - 4}`, tint(colour, 0.5), 2, { opacity: 0.5 }) +
    look.pick(
      'front',
      buttons(pen, 400, 230, 330, 4, 8, tint(colour, 0.55)),
      '',
      rect(384, 348, 32, 26, 6, 'none', { stroke: '#cfae6a', 'stroke-width': 5 }),
    )
  );
};

export const dress: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'wardrobe',
  focus: { x: 400, y: neckY + 150, zoom: 1.9 },
  draw,
};
