/** The person who wears the clothes in a buyer's photo. */
import { chance, oneOf } from '../seed';

/** What the arms do: both hang, one hand is in a pocket, or one hand holds a phone before a mirror. */
export type WearerPose = 'front' | 'pocket' | 'phone';

export interface Wearer {
  readonly pose: WearerPose;
  readonly skin: string;
  readonly hair: string;
  readonly haircut: 'long' | 'bob' | 'short';
  /** Whether a sticker covers the face, as buyers do before they publish a photo. */
  readonly hasSticker: boolean;
  /** Colour of the clothes that are not the goods: trousers under a top, a top over trousers. */
  readonly ownCloth: string;
  readonly isDenim: boolean;
  readonly hasBareLegs: boolean;
  readonly shoe: string;
  readonly phone: string;
}

type Words = readonly (string | number)[];

/** The same words always give the same person. */
export const wearerOf = (pose: WearerPose, isMan: boolean, words: Words): Wearer => {
  const isDenim = chance('denim', ...words) < 0.45;
  return {
    pose,
    isDenim,
    skin: oneOf(['#f0cdb2', '#e8bf9f', '#d9a985', '#f3d6c0', '#c99671'], 'skin', ...words),
    hair: oneOf(['#2a2320', '#3b2a21', '#5a3b28', '#1f1d20', '#7a5236'], 'hair', ...words),
    haircut: isMan ? 'short' : oneOf(['long', 'bob', 'long', 'short'], 'haircut', ...words),
    hasSticker: chance('sticker', ...words) < 0.5,
    ownCloth: isDenim
      ? oneOf(['#48597a', '#353f54', '#7d93ad'], 'jeans', ...words)
      : oneOf(['#3c4049', '#8d8478', '#2b2c31', '#d8cdb9', '#5b5148'], 'cloth', ...words),
    hasBareLegs: !isMan && chance('legs', ...words) < 0.5,
    shoe: oneOf(['#f3f1ec', '#2b2c31', '#8a5a3c'], 'shoe', ...words),
    phone: oneOf(['#2c2d33', '#e9e4da', '#c9b6d9', '#8fa3a0'], 'phone', ...words),
  };
};

/** For a person of whom no photo is known: the article itself chooses. */
export const someone: Wearer = wearerOf('front', false, ['someone']);
