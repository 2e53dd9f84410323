/**
 * What is shown in place of a page after a click on a card, until the page can be drawn. The owner of the page
 * declares it (`<remote>/src/remote/placeholders`), its `release.json` carries it, and the shell draws it from the
 * clicked card (`shell/src/boot/early-click.ts`).
 */

/**
 * The fields of goods that a placeholder can read from a card (`[data-card]`), and the attributes that mark them:
 * `data-name` for the name. A field's value is the value of its attribute, or the text of the element when that is
 * empty; of the picture it is the `img` in the element. A card may lack a field.
 */
export const cardFields = ['picture', 'brand', 'name', 'rating', 'price'] as const;
export type CardField = (typeof cardFields)[number];

/** An element of a placeholder. It contains others or a field of the card; without that field it is left out. */
export type PlaceholderElement = readonly [
  name: 'main' | 'div' | 'h1' | 'p' | 'strong' | 'img',
  className: string | undefined,
  content: CardField | readonly PlaceholderElement[],
];

export interface PagePlaceholder {
  /** The path of the page that it stands for. */
  path: string;
  /** The text that screen readers announce while it is shown. */
  status: string;
  element: PlaceholderElement;
  /** Its style sheet, added at build. It is in no layer, so its rules win over those of the shop. */
  styles: string;
}

/** Changes with `PlaceholderElement`. A shell draws the placeholders of its version and of those before. */
export const PLACEHOLDER_VERSION = 1;

/** A remote's, in its `release.json`. */
export interface RemotePlaceholders {
  version: number;
  pages: readonly PagePlaceholder[];
}
