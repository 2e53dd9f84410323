/**
 * What is shown in place of a page after a click on a card, until the page can be drawn. The owner of the page
 * declares it (`<remote>/src/remote/placeholders`), its `release.json` carries it, and the shell draws it from the
 * clicked card (`shell/src/boot/early-click.ts`).
 */

/**
 * What a card (`[data-card]`) says of its goods. The element of a field has the attribute `data-<field>`; its value is
 * that of the attribute, or else the text of the element. The picture is the `img` in it. A card may lack a field.
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
  /** Of the page. */
  path: string;
  /** What screen readers announce. */
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
