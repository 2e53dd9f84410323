import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { crease, draped, pleat } from '../../parts/garment';
import { bottoms, waistInside } from '../../parts/garment/bottoms';
import { symmetric } from '../../parts/shape';
import { both, d, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { checks, melange, twill } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

const kinds = {
  pleated: { hem: 226, hip: 168 },
  'a-line': { hem: 212, hip: 160 },
  pencil: { hem: 132, hip: 152 },
} as const;
type Kind = keyof typeof kinds;

/** Heights (y) of the hem. */
const hems = { regular: 580, long: 830 } as const;

function foldsOf(look: Look, kind: Kind, hem: number, hemY: number): string {
  const { colour } = look;
  const fannedPleats = (count: number, strength: number, fill: number): string =>
    Array.from({ length: count }, (_, i) => {
      const share = ((i + 0.5) / count) * 2 - 1;
      return pleat(
        colour,
        [400 + share * 112, 168],
        [400 + share * hem, hemY + 6],
        ((2 * hem) / count) * fill,
        strength,
      );
    }).join('');
  if (kind === 'pleated') return fannedPleats(look.pick('pleats', 11, 15, 9), 0.5, 0.5);
  if (kind === 'a-line') return fannedPleats(look.pick('gores', 4, 5), 0.36, 0.3);
  return (
    crease(colour, [520, 250], [440, 290], 10, 8, 0.34) +
    crease(colour, [282, 262], [350, 300], -10, 8, 0.3) +
    crease(colour, [400 - hem, hemY - 120], [400, hemY - 150], -8, 8, 0.26) +
    fannedPleats(2, 0.24, 0.16)
  );
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms.skirt.kind);
  const isLong = look.pick('length', ...forms.skirt.length) === 'long';
  const hemY = hems[isLong ? 'long' : 'regular'] + look.range('hem', -24, 24);
  const { hip } = kinds[kind];
  const hem = kinds[kind].hem * (isLong && kind !== 'pencil' ? 1.06 : 1);
  const outline = symmetric(
    [0, 160],
    [
      [112, 152],
      [132, 200, hip - 6, 250, hip, 300],
      [hip + (hem - hip) * 0.3, hemY - 180, hem - 10, hemY - 90, hem, hemY - 10],
      [hem * 0.6, hemY + 10, hem * 0.3, hemY + 14, 0, hemY + 14],
    ],
  );
  const band = symmetric(
    [0, 116],
    [
      [108, 108],
      [114, 154],
      [60, 168, 30, 170, 0, 170],
    ],
  );
  const back = symmetric(
    [0, 92],
    [
      [56, 94, 92, 98, 108, 110],
      [80, 132, 40, 138, 0, 138],
    ],
  );
  const area = { x: 150, y: 90, w: 500, h: hemY };
  const weave = look.pick<string | undefined>(
    'weave',
    kind === 'pleated' ? undefined : melange(colour, area),
    checks(contrast(colour, 0.4), 70, area),
    kind === 'pleated' ? undefined : twill(colour, 7, area),
    undefined,
  );
  const closing = look.pick<() => string>(
    'closing',
    () =>
      buttons(
        pen,
        400,
        206,
        hemY - 70,
        Math.round((hemY - 260) / 62),
        10,
        mix(colour, '#5a4030', 0.7),
      ) + seam(d`M424 172V${hemY + 8}`, colour),
    () => both(panel(pen, { outline: 'M452 236h74v84q-37 10 -74 0Z', colour, weave, depth: 0 })),
    () =>
      both(stitch('M500 170Q496 240 540 262', contrast(colour), 2.4)) +
      seam('M400 170V268', colour, 2),
  );
  const skirt =
    waistInside(pen, back, colour) +
    draped(pen, {
      outline,
      colour,
      weave,
      folds: foldsOf(look, kind, hem, hemY),
      roundness: 0.45,
      softness: kind === 'pleated' ? 2.4 : 6,
    }) +
    (kind === 'pleated' ? '' : closing()) +
    (kind === 'pencil'
      ? seam(d`M${look.pick('slit', 400, 468)} ${hemY - 130}V${hemY + 12}`, colour, 4)
      : '') +
    panel(pen, { outline: band, colour: tint(colour, 0.04), weave, depth: 0 }) +
    stitch('M292 152Q400 172 508 152', contrast(colour), 1.8, { opacity: 0.6 }) +
    look.pick<string>(
      'belt',
      '',
      path(
        'M290 122Q400 142 510 122V146Q400 166 290 146Z',
        shade(mix(colour, '#4a3326', 0.6), 0.2),
      ) + rect(376, 128, 44, 36, 6, 'none', { stroke: '#caa860', 'stroke-width': 6 }),
      '',
    );
  return bottoms(pen, look, skirt, { outline, hemY, isSkirt: true });
};

export const skirt: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'rack',
  focus: { x: 420, y: 240, zoom: 1.9 },
  draw,
};
