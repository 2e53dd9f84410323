/** The person who wears the clothes in a buyer's photo. */
import { chance, oneOf } from '../seed';

/** What the arms do: both hang, or one hand holds a phone before a mirror. */
export type WearerPose = 'front' | 'phone';

/** What covers the legs below a long garment or a skirt. */
type Legwear = 'bare' | 'tights' | 'trousers';

export interface Wearer {
  readonly pose: WearerPose;
  readonly skin: string;
  readonly hair: string;
  readonly haircut: 'long' | 'bob' | 'short';
  /** Colour of the clothes that are not the goods: trousers under a top, a top over trousers. */
  readonly ownCloth: string;
  readonly isDenim: boolean;
  readonly legwear: Legwear;
  /** Colour of tights. */
  readonly tights: string;
  readonly shoe: string;
  readonly phone: string;
}

type Words = readonly (string | number)[];

/** Clothes that are worn in the cold, so that nobody wears them with bare legs. */
const winterClothes: ReadonlySet<string> = new Set([
  'coat',
  'puffer',
  'knit',
  'cardigan',
  'hoodie',
  'jacket',
]);

/** What a person wears on their legs with clothes of this archetype. */
export function legwearWith(archetype: string, isMan: boolean, words: Words): Legwear {
  if (isMan) return 'trousers';
  const isCold = chance('legs', ...words) < 0.6;
  if (archetype === 'dress' || archetype === 'skirt') return isCold ? 'tights' : 'bare';
  if (winterClothes.has(archetype)) return isCold ? 'trousers' : 'tights';
  return 'trousers';
}

/** The same words always give the same person. */
export const wearerOf = (
  pose: WearerPose,
  archetype: string,
  isMan: boolean,
  words: Words,
): Wearer => {
  const isDenim = chance('denim', ...words) < 0.45;
  const legwear = legwearWith(archetype, isMan, words);
  return {
    pose,
    isDenim,
    legwear,
    skin: oneOf(['#f0cdb2', '#e8bf9f', '#d9a985', '#f3d6c0', '#c99671'], 'skin', ...words),
    hair: oneOf(['#2a2320', '#3b2a21', '#5a3b28', '#1f1d20', '#7a5236'], 'hair', ...words),
    haircut: isMan ? 'short' : oneOf(['long', 'bob', 'long', 'short'], 'haircut', ...words),
    ownCloth: isDenim
      ? oneOf(['#48597a', '#353f54', '#7d93ad'], 'jeans', ...words)
      : oneOf(['#3c4049', '#8d8478', '#2b2c31', '#d8cdb9', '#5b5148'], 'cloth', ...words),
    tights: oneOf(['#2b2a30', '#3b3436', '#4a4247'], 'tights', ...words),
    shoe:
      legwear === 'tights'
        ? oneOf(['#2b2c31', '#5a3d2b', '#3a2a24'], 'boots', ...words)
        : oneOf(['#f3f1ec', '#2b2c31', '#8a5a3c'], 'shoe', ...words),
    phone: oneOf(['#2c2d33', '#e9e4da', '#c9b6d9', '#8fa3a0'], 'phone', ...words),
  };
};

/** For a person of whom no photo is known: the article itself chooses. */
export const someone: Wearer = wearerOf('front', '', false, ['someone']);
