import {
  apart,
  attributeOf,
  type DescriptionBlock,
  type HtmlElement,
  isElement,
  type ReadBlocks,
} from './nodes';

/**
 * Adds one list item. Its text and the items of nested lists become items of the same list; another block inside it,
 * such as a picture, ends the list and is followed by a new one.
 */
function addItem(blocks: DescriptionBlock[], parts: readonly DescriptionBlock[], mark: string) {
  let open: string[] = [];
  const end = () => {
    if (open.length > 0) addItems(blocks, [mark + open.join(' ')]);
    open = [];
  };
  for (const part of parts) {
    if (part.type === 'text' || part.type === 'heading') open.push(part.text);
    else {
      end();
      if (part.type === 'list')
        addItems(
          blocks,
          part.items.map((item) => `– ${item}`),
        );
      else blocks.push(part);
    }
  }
  end();
}

function addItems(blocks: DescriptionBlock[], items: readonly string[]) {
  const last = blocks.at(-1);
  if (last?.type === 'list') last.items.push(...items);
  else blocks.push({ type: 'list', items: [...items] });
}

/** Bulleted and numbered lists; a nested list follows its item with a dash. */
export function readList(list: HtmlElement, read: ReadBlocks): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let number = Number.parseInt(attributeOf(list, 'start'), 10) || 1;
  for (const child of list.childNodes) {
    const isItem = isElement(child) && child.tagName === 'li';
    const parts = read(isItem ? child.childNodes : [child]);
    if (parts.length === 0) continue;
    const isNumbered = isItem && list.tagName === 'ol';
    addItem(blocks, parts, isNumbered ? `${number}. ` : '');
    if (isNumbered) number += 1;
  }
  return blocks;
}

/** Terms and what is said of them, as a table. */
export function readTerms(list: HtmlElement, read: ReadBlocks): DescriptionBlock[] {
  const rows: { key: string; value: string }[] = [];
  const others: DescriptionBlock[] = [];
  let terms: string[] = [];
  let hasValue = false;
  const visit = (parent: HtmlElement) => {
    for (const child of parent.childNodes) {
      if (isElement(child) && child.tagName === 'div') visit(child);
      else readTerm(child);
    }
  };
  const readTerm = (child: HtmlElement['childNodes'][number]) => {
    const isTerm = isElement(child) && child.tagName === 'dt';
    const found = apart(
      read(isElement(child) && /^d[td]$/.test(child.tagName) ? child.childNodes : [child]),
    );
    others.push(...found.others);
    if (isTerm) {
      terms = hasValue ? [found.text] : [...terms, found.text];
      hasValue = false;
    } else if (found.text) {
      rows.push({ key: terms.join(' / '), value: found.text });
      hasValue = true;
    }
  };
  visit(list);
  const blocks: DescriptionBlock[] = rows.length > 0 ? [{ type: 'table', rows }] : [];
  if (!hasValue && terms.length > 0) blocks.push({ type: 'text', text: terms.join(' / ') });
  return [...blocks, ...others];
}
