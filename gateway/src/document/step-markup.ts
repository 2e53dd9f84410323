/** The start of an element that a phone's first paint leaves out (`first-paint.ts`). */
const START = /<([a-z]+)[^>]* data-paint-step="/g;

/** Where the element that begins at an index ends. The markup is well-formed. */
function endOf(markup: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}[ />]`, 'g');
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return markup.length;
}

/** Markup without what a phone's first paint leaves out. */
export function firstScreenOf(markup: string): string {
  let first = '';
  let at = 0;
  for (const { index, 1: name = '' } of markup.matchAll(START)) {
    if (index < at) continue;
    first += markup.slice(at, index);
    at = endOf(markup, index, name);
  }
  return first + markup.slice(at);
}
