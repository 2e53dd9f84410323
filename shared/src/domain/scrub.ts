/** What must not leave a browser in a report, whoever wrote the sentence it stands in. */
const secrets: readonly [RegExp, string][] = [
  [/eyJ[\w-]+(\.[\w-]+){1,2}/g, '[token]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail]'],
  [/\bhttps?:\/\/[^\s'"]+/g, '[address]'],
  // Phone, card and customer numbers, with or without hyphens.
  [/\d[\d\s-]{5,}\d/g, '[number]'],
];

/** Takes out mail and web addresses, tokens and long numbers, and cuts to `maxLength`. */
export const scrubbed = (text: string, maxLength: number): string =>
  secrets.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text).slice(0, maxLength);
