/** Personal data and secrets that must not be in a failure report. */
const secrets: readonly [RegExp, string][] = [
  [/eyJ[\w-]+(\.[\w-]+){1,2}/g, '[token]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail]'],
  [/\bhttps?:\/\/[^\s'"]+/g, '[address]'],
  [/([?&][^\s=&'"]+=)[^\s&'"]+/g, '$1[value]'],
  // Phone, card and customer numbers, with or without hyphens.
  [/\d[\d\s-]{5,}\d/g, '[number]'],
];

/** Replaces mail addresses, URLs, tokens and long numbers, and truncates to `maxLength`. */
export const scrubbed = (text: string, maxLength: number): string =>
  secrets.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text).slice(0, maxLength);
