import { forms } from '../../forms';
import { fan, panel } from '../../parts/cloth';
import { dropped } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, d, group, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { buttons, inside, seam } from '../../parts/trim';
import { checks, twill } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms.skirt.kind);
  const isLong = look.pick('length', ...forms.skirt.length) === 'long';
  const hemY = isLong ? 690 : look.range('hem', 560, 620);
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
  const skirt =
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
    );
  if (!isLong) return skirt;
  // Narrower for its height, which reads as longer on a sheet of a fixed size.
  return group(skirt, { transform: 'translate(400 400) scale(.7 1.04) translate(-400 -400)' });
};

export const skirt: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'rack',
  focus: { x: 420, y: 240, zoom: 1.9 },
  draw,
};
