import type { ContentBlock } from '@shop/shared/contracts';
import { Parser } from 'htmlparser2';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const silent = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg']);
const breaking = new Set([
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'br',
  'hr',
  'tr',
  'ul',
  'ol',
  'table',
  'pre',
]);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Converts an HTML description to headings, texts, lists and tables. Only text is kept; tags,
 * attributes and scripts are dropped, so no markup reaches a page.
 */
export function htmlBlocks(html: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let text = '';
  let items: string[] | undefined;
  let cells: string[] | undefined;
  let rows: { key: string; value: string }[] = [];
  let silence = 0;

  const flush = (type: 'text' | 'heading' = 'text') => {
    const words = tidy(text);
    text = '';
    if (words) blocks.push({ type, text: words });
  };
  const flushTable = () => {
    if (rows.length > 0) blocks.push({ type: 'table', rows });
    rows = [];
  };

  const parser = new Parser({
    onopentag: (name) => {
      if (silent.has(name)) silence += 1;
      if (name === 'ul' || name === 'ol') {
        flush();
        items = [];
      } else if (name === 'tr') cells = [];
      else if (name === 'td' || name === 'th' || name === 'li') text = items || cells ? '' : text;
      else if (headings.has(name) || (breaking.has(name) && !items && !cells)) flush();
    },
    ontext: (part) => {
      if (silence === 0) text += part;
    },
    onclosetag: (name) => {
      if (silent.has(name)) silence -= 1;
      if (headings.has(name)) flush('heading');
      else if (name === 'li' && items) {
        const words = tidy(text);
        if (words) items.push(words);
        text = '';
      } else if ((name === 'ul' || name === 'ol') && items) {
        if (items.length > 0) blocks.push({ type: 'list', items });
        items = undefined;
        text = '';
      } else if ((name === 'td' || name === 'th') && cells) {
        cells.push(tidy(text));
        text = '';
      } else if (name === 'tr' && cells) {
        const [key = '', ...rest] = cells;
        if (key && rest.length > 0) rows.push({ key, value: rest.join(' ') });
        else if (key) text = key;
        cells = undefined;
      } else if (name === 'table') flushTable();
      else if (breaking.has(name) && !items && !cells) flush();
    },
  });
  parser.write(html);
  parser.end();
  flush();
  flushTable();
  return blocks;
}
