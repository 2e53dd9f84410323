import { createHash } from 'node:crypto';
import { type DocumentParts, renderDocument } from './document';

/**
 * The ETag of a document: documents with equal content have equal tags, even when they were rendered at
 * different times. It is weak, because their bytes differ in those times. A browser may show an older
 * document with the same tag: it reads the current time from a response header (`server-clock.ts`).
 */
export function pageTag(parts: DocumentParts): string {
  const { state } = parts;
  const queries = state.queries.map(([key, data]): [typeof key, unknown, number] => [key, data, 0]);
  const timeless = renderDocument({ ...parts, state: { ...state, renderedAtMs: 0, queries } });
  return `W/"${createHash('sha256').update(timeless).digest('base64url').slice(0, 22)}"`;
}
