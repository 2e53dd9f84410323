/** Pieces of kimchi: cabbage leaves folded in each other with their white ribs and green ends, and radish cubes. */
import type { Pen } from '../../parts/pen';
import { chance } from '../../parts/seed';
import { circle, d, line, path } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';

type Kind = 'cabbage' | 'radish' | 'white';

/** Kinds in the order of the archetype's colours. */
const kinds: readonly Kind[] = ['cabbage', 'radish', 'white'];

export const kindAt = (colourIndex: number): Kind => kinds[colourIndex] ?? 'cabbage';

interface Tones {
  readonly rib: string;
  readonly leaf: string;
  readonly end: string;
  readonly specks: readonly [string, ...string[]];
}

const tonesOf = (colour: string, kind: Kind): Tones =>
  kind === 'white'
    ? { rib: '#f6f3e2', leaf: colour, end: '#8fa657', specks: ['#c9523a', '#7d9a45', '#e8c46a'] }
    : {
        rib: '#f6e7cb',
        leaf: mix(colour, '#d8582c', 0.45),
        end: '#7c8f3c',
        specks: ['#8e1d12', '#e87242', '#a52a17', '#5f8a3a'],
      };

/** Flakes of the seasoning on a piece. */
const specksOn = ({ specks }: Tones, seed: number, reach: number): string =>
  Array.from({ length: 9 }, (_, i) =>
    circle(
      (chance(seed, i, 1) * 2 - 1) * reach,
      (chance(seed, i, 2) * 2 - 1) * 15,
      1.6 + chance(seed, i, 3) * 1.8,
      specks[i % specks.length] ?? specks[0],
    ),
  ).join('');

/** A leaf from its rib at the left to its end at the right: `y` is how far it is below the middle. */
function leafOf(pen: Pen, { rib, leaf, end }: Tones, y: number, wave: number): string {
  return (
    path(
      d`M-46 ${y + 4}C-40 ${y - 18} -10 ${y - 20} 10 ${y - 16}C26 ${y - 22} 34 ${y - 12} 48 ${y - 8 + wave}C52 ${y + 2} 40 ${y + 12} 26 ${y + 11}C4 ${y + 16} -34 ${y + 18} -46 ${y + 4}Z`,
      pen.lit(leaf, 0.9),
    ) +
    path(
      d`M20 ${y - 18}C34 ${y - 22} 46 ${y - 14} 50 ${y - 4 + wave}C48 ${y + 8} 36 ${y + 12} 28 ${y + 9}C38 ${y - 2} 30 ${y - 10} 20 ${y - 18}Z`,
      mix(end, leaf, 0.28),
    ) +
    path(
      d`M-46 ${y + 3}C-38 ${y - 13} -12 ${y - 14} 8 ${y - 8}C18 ${y - 4} 24 ${y} 28 ${y + 2}C8 ${y + 2} -20 ${y + 12} -40 ${y + 9}Z`,
      pen.linear([
        [0, rib],
        [0.6, mix(rib, leaf, 0.3)],
        [1, mix(rib, leaf, 0.75)],
      ]),
    ) +
    line(
      d`M-38 ${y}Q-12 ${y - 8} 16 ${y - 2}M-34 ${y + 5}Q-10 ${y + 1} 10 ${y + 1}`,
      shade(rib, 0.24),
      1.4,
      {
        opacity: 0.6,
      },
    )
  );
}

/** A slice of cabbage: leaves that lie in each other, the lower ones visible at the edge. */
const cabbagePiece = (pen: Pen, tones: Tones, layers: number, seed: number): string =>
  Array.from(
    { length: layers },
    (_, i) =>
      (i > 0 ? line('M-44 6Q0 14 44 4', shade(tones.leaf, 0.45), 2.4, { opacity: 0.5 }) : '') +
      leafOf(pen, tones, (layers - 1) * 6 - i * 11, (chance(seed, i) - 0.5) * 12),
  ).join('') + specksOn(tones, seed, 40);

/** A cube of radish from a corner, red where the seasoning is. */
const radishPiece = (pen: Pen, tones: Tones, share: number, seed: number): string => {
  const side = mix(tones.leaf, tones.rib, share);
  return (
    path('M-24 -10L2 -20L26 -8L26 16L0 26L-24 14Z', shade(side, 0.16)) +
    path('M-24 -10L0 2L0 26L-24 14Z', pen.lit(side, 0.6)) +
    path('M-24 -10L2 -20L26 -8L0 2Z', tint(side, 0.26)) +
    line('M-24 -10L0 2L26 -8M0 2V26', tint(side, 0.5), 2, { opacity: 0.5 }) +
    specksOn(tones, seed, 20)
  );
};

/** The different pieces of a kind, each round 0, 0. */
export function piecesOf(pen: Pen, colour: string, kind: Kind): readonly string[] {
  const tones = tonesOf(colour, kind);
  if (kind === 'radish')
    return [0.1, 0.34, 0.2, 0.46].map((share, i) => radishPiece(pen, tones, share, i));
  return [2, 3, 1, 3].map((layers, i) => cabbagePiece(pen, tones, layers, i));
}
