import { Refusal } from './refusal.mjs';

/** Adds a text before the last place that matches. @throws Refusal */
export function insertBefore(file, text, pattern, added) {
  const at = [...text.matchAll(pattern)].at(-1)?.index;
  if (at === undefined)
    throw new Refusal(`${file} does not have the expected form: make the change by hand.`);
  return text.slice(0, at) + added + text.slice(at);
}
