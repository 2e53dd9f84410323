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

/**
 * Markup in which each element with an attribute is replaced. The attribute is all that the gateway knows of the
 * component that writes it.
 */
export function replaceMarked(
  markup: string,
  attribute: string,
  replace: (element: string) => string,
): string {
  const starts = new RegExp(`<([a-z]+)[^>]* ${attribute}="`, 'g');
  let replaced = '';
  let at = 0;
  for (const { index, 1: name = '' } of markup.matchAll(starts)) {
    if (index < at) continue;
    const end = endOf(markup, index, name);
    replaced += markup.slice(at, index) + replace(markup.slice(index, end));
    at = end;
  }
  return replaced + markup.slice(at);
}
