import { createHash } from 'node:crypto';
import { type DocumentParts, renderDocument } from './document';
import { replaceMarked } from './marked-markup';

/** The mark of a countdown. */
const TIME = 'data-time';

/** Whether markup has a countdown. */
export const hasCountdown = (html: string): boolean => html.includes(` ${TIME}="`);

/** Markup without the figures of its countdowns, which change each second; that one has ended stays. */
const withoutTimes = (body: string): string =>
  replaceMarked(body, TIME, (timer) => timer.replace(/\d+/g, ''));

/**
 * The ETag of a document: documents with equal content have equal tags, even when they were rendered at
 * different times. It is weak, because their bytes differ in those times. A browser may show an older
 * document with the same tag: it reads the current time from a response header (`server-clock.ts`).
 */
export function pageTag(parts: DocumentParts): string {
  const { body, state } = parts;
  const timeless = renderDocument({
    ...parts,
    body: withoutTimes(body),
    state: { ...state, renderedAtMs: 0 },
  });
  return `W/"${createHash('sha256').update(timeless).digest('base64url').slice(0, 22)}"`;
}
