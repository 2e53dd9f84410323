import { parseFragment } from 'parse5';
import { type Draft, newDraft } from './draft';
import { breaking, silent, unkeepable } from './elements';
import {
  apart,
  attributeOf,
  type DescriptionBlock,
  type HtmlElement,
  type HtmlNode,
  isElement,
  type Unkept,
} from './nodes';
import { readList, readTerms } from './read-list';
import { readTable } from './read-table';

export type { DescriptionBlock } from './nodes';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const withDigits = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** Attributes in which lazy loading scripts store the URL of a picture. */
const addresses = ['ec-data-src', 'data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'src'];

const addressOf = (image: HtmlElement): string => {
  const found = addresses.map((name) => attributeOf(image, name)).filter(Boolean);
  const [first = ''] = attributeOf(image, 'srcset').split(/[\s,]/);
  return found.find((address) => !address.startsWith('data:')) ?? (first || (found[0] ?? ''));
};

/** A picture of one pixel counts visitors. */
const isCounter = (image: HtmlElement): boolean =>
  ['width', 'height'].some((side) => /^[01](px)?$/.test(attributeOf(image, side)));

function readPicture(image: HtmlElement, draft: Draft, unkept: Unkept): void {
  if (isCounter(image)) return;
  const src = addressOf(image);
  if (!src || src.startsWith('data:')) {
    unkept('picture without an address');
    return;
  }
  draft.flush();
  const last = draft.blocks.at(-1);
  if (last?.type === 'picture' && last.src === src) return;
  draft.add([{ type: 'picture', src, alt: attributeOf(image, 'alt'), caption: '' }]);
}

function readHeading(heading: HtmlElement, draft: Draft, unkept: Unkept): void {
  const { text, others } = apart(blocksOf(heading.childNodes, unkept));
  draft.add([...(text ? [{ type: 'heading' as const, text }] : []), ...others]);
}

function readCaption(caption: HtmlElement, draft: Draft, unkept: Unkept): void {
  const { text, others } = apart(blocksOf(caption.childNodes, unkept));
  draft.flush();
  const last = draft.blocks.at(-1);
  if (last?.type === 'picture' && !last.caption) last.caption = text;
  else if (text) draft.add([{ type: 'text', text }]);
  draft.add(others);
}

type Reader = (element: HtmlElement, draft: Draft, unkept: Unkept) => void;

const readRaised =
  (digits: string): Reader =>
  (element, draft, unkept) => {
    const { text, others } = apart(blocksOf(element.childNodes, unkept));
    draft.write(withDigits(text, digits));
    if (others.length > 0) draft.add(others);
  };

const readLines: Reader = (element, draft, unkept) => {
  for (const node of element.childNodes) {
    if ('value' in node) {
      for (const line of node.value.split('\n')) {
        draft.write(line);
        draft.flush();
      }
    } else readNode(node, draft, unkept);
  }
  draft.flush();
};

const readers = new Map<string, Reader>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend'].map((name): [string, Reader] => [
    name,
    readHeading,
  ]),
  ...['ul', 'ol', 'menu', 'dir'].map((name): [string, Reader] => [
    name,
    (element, draft, unkept) => draft.add(readList(element, (nodes) => blocksOf(nodes, unkept))),
  ]),
  [
    'dl',
    (element, draft, unkept) => draft.add(readTerms(element, (nodes) => blocksOf(nodes, unkept))),
  ],
  [
    'table',
    (element, draft, unkept) => draft.add(readTable(element, (nodes) => blocksOf(nodes, unkept))),
  ],
  ['img', readPicture],
  ['figcaption', readCaption],
  ['sup', readRaised(raised)],
  ['sub', readRaised(lowered)],
  ['pre', readLines],
]);

const isHidden = (element: HtmlElement): boolean =>
  element.attrs.some(({ name }) => name === 'hidden') ||
  /display\s*:\s*none/i.test(attributeOf(element, 'style'));

/** Reports what is lost of an element whose words are kept. */
function noteLoss(element: HtmlElement, unkept: Unkept): void {
  if (element.tagName === 'a' && /^(https?:|\/)/i.test(attributeOf(element, 'href')))
    unkept('link');
  if (['del', 's', 'strike'].includes(element.tagName)) unkept('line through words');
  if (/background[^;]*url\(/i.test(attributeOf(element, 'style'))) unkept('picture behind words');
}

function readContent({ tagName, childNodes }: HtmlElement, draft: Draft, unkept: Unkept): void {
  if (breaking.has(tagName)) draft.flush();
  if (tagName === 'q') draft.write('“');
  for (const node of childNodes) readNode(node, draft, unkept);
  if (tagName === 'q') draft.write('”');
  if (breaking.has(tagName)) draft.flush();
}

function readElement(element: HtmlElement, draft: Draft, unkept: Unkept): void {
  const name = element.tagName;
  if (silent.has(name)) return;
  const lost = isHidden(element) ? 'hidden part' : unkeepable.get(name);
  if (lost) unkept(lost);
  else {
    noteLoss(element, unkept);
    const reader = readers.get(name) ?? readContent;
    reader(element, draft, unkept);
  }
}

function readNode(node: HtmlNode, draft: Draft, unkept: Unkept): void {
  if (node.nodeName === '#text' && 'value' in node) draft.write(node.value);
  else if (isElement(node)) readElement(node, draft, unkept);
}

function blocksOf(nodes: readonly HtmlNode[], unkept: Unkept): DescriptionBlock[] {
  const draft = newDraft();
  for (const node of nodes) readNode(node, draft, unkept);
  draft.flush();
  return draft.blocks;
}

export interface ReadDescription {
  blocks: DescriptionBlock[];
  /** What could not be kept, with its number. */
  unkept: Map<string, number>;
}

/**
 * Converts an HTML description to headings, texts, lists, tables and pictures. Words and pictures are
 * kept; tags, attributes and scripts are dropped, so no markup reaches a page.
 */
export function htmlBlocks(html: string): ReadDescription {
  const unkept = new Map<string, number>();
  const { childNodes } = parseFragment(html, { scriptingEnabled: false });
  const blocks = blocksOf(childNodes, (what) => unkept.set(what, (unkept.get(what) ?? 0) + 1));
  return { blocks, unkept };
}
