/** Elements that show nothing by themselves. */
export const silent = new Set(
  'base col colgroup datalist head link meta param script source style template title track wbr'.split(
    ' ',
  ),
);

/** Elements that end a line of text. */
export const breaking = new Set(
  'address article aside blockquote body br center details dialog div fieldset figure footer form header hgroup hr html legend li main nav optgroup option p pre section summary'.split(
    ' ',
  ),
);

/** What blocks cannot show, and how a report calls it. */
export const unkeepable = new Map([
  ...['audio', 'embed', 'iframe', 'object', 'video'].map((name): [string, string] => [
    name,
    'film or frame',
  ]),
  ...['canvas', 'svg', 'math'].map((name): [string, string] => [name, 'drawing']),
  ...['input', 'meter', 'progress', 'select', 'textarea'].map((name): [string, string] => [
    name,
    'form field',
  ]),
]);
