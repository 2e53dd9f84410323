/** What a drawing gets and gives: the contract between the goods and the studio that shows them. */
import type { Pen } from '../parts/pen';
import type { Wearer } from '../parts/person/wearer';

/** Goods are drawn on an 800 × 800 sheet, 96 px from its edges; standing goods stand on y = `groundY`. */
export const groundY = 650;

/**
 * What clothes are shown on. `ghost`: nothing, as if worn. `bust`: a tailor's bust. `hanger`: a hanger drawn
 * with them. `rail`: the hanger of a place. `flat`: the table. `person`: a person, in buyers' photos.
 */
export type Display = 'ghost' | 'bust' | 'hanger' | 'rail' | 'flat' | 'person';

/** How one particular article looks. */
export interface Look {
  /** Hex of its colourway. */
  readonly colour: string;
  /** Place of the colourway in the archetype's list. */
  readonly colourIndex: number;
  /** The palette's second colour: linings, caps, labels. */
  readonly accent: string;
  /** Only clothes use it. */
  readonly display: Display;
  /** Who wears the clothes, with the display `person`. */
  readonly wearer?: Wearer;
  /** One of the options, always the same for the same article whatever its colour. */
  pick<T>(part: string, ...options: readonly [T, ...T[]]): T;
  /** A measure between two bounds, always the same for the same article. */
  range(part: string, from: number, to: number): number;
}

export type Draw = (pen: Pen, look: Look) => string;

export type Place =
  | 'wardrobe'
  | 'rack'
  | 'fitting'
  | 'hallway'
  | 'vanity'
  | 'dining'
  | 'room'
  | 'counter'
  | 'desk'
  | 'park'
  | 'nursery';

/** `stand`: three-quarter view on the table. `flat`: seen from above, laid on paper. `hung`: before a wall. */
export type Pose = 'stand' | 'flat' | 'hung';

export interface Drawing {
  readonly pose: 'stand' | 'flat';
  /** Whether the goods are clothes, which are shown on `Look.display`. */
  readonly isWorn?: boolean;
  /** Whether a mirror image of the goods would be wrong, such as a keyboard with its number pad at the left. */
  readonly hasOneSide?: boolean;
  /** Whether the goods are too wide or too large for a plinth. */
  readonly isLarge?: boolean;
  /** Where `detail` looks: the middle of the crop and how much nearer. */
  readonly focus: { readonly x: number; readonly y: number; readonly zoom: number };
  /** How far low goods are lifted in `hero`, so that they stand in the middle of the picture. */
  readonly rise?: number;
  /** `slim` goods stand three abreast in `colour`; `full` ones two, one behind the other. */
  readonly girth: 'slim' | 'full';
  readonly place: Place;
  readonly draw: Draw;
}

/** The pose of an article: clothes hang before a wall unless they lie flat. */
export const poseOf = ({ pose, isWorn }: Drawing, { display }: Look): Pose =>
  isWorn && display !== 'flat' ? 'hung' : pose;
