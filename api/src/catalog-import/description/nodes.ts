import type { ContentBlock } from '@shop/shared/contracts';
import type { DefaultTreeAdapterMap } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** A picture that a description shows; found in the folder of pictures later. */
export interface DescriptionPicture {
  type: 'picture';
  src: string;
  alt: string;
  caption: string;
}

/** A block of a description, with pictures by their address. */
export type DescriptionBlock = Exclude<ContentBlock, { type: 'image' }> | DescriptionPicture;

/** Counts what a description has and blocks do not: a link, a film. */
export type Unkept = (what: string) => void;

/** Reads the content of an element as blocks. */
export type ReadBlocks = (nodes: readonly HtmlNode[]) => DescriptionBlock[];

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const attributeOf = (element: HtmlElement, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';

export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Texts of blocks in one line; what is no text stays apart. */
export function apart(blocks: readonly DescriptionBlock[]): {
  text: string;
  others: DescriptionBlock[];
} {
  const texts: string[] = [];
  const others: DescriptionBlock[] = [];
  for (const block of blocks) {
    if (block.type === 'text' || block.type === 'heading') texts.push(block.text);
    else if (block.type === 'list') texts.push(block.items.join(', '));
    else others.push(block);
  }
  return { text: texts.join(' '), others };
}
