import { LRUCache } from 'lru-cache';
import { type Body, bodyOf } from '../http/body';
import type { LinkedFile, LinkedText } from './linked-files';
import { hasCountdown } from './page-tag';

/** A document and the files to which it links. */
export interface DocumentBody extends Body {
  linked: LinkedFile[];
}

interface KeptDocument extends DocumentBody {
  renderedAtMs: number;
  /** How often this content was rendered. */
  times: number;
}

export interface DocumentToKeep {
  html: string;
  /** The files to which the document links. */
  linked: readonly LinkedText[];
  /** The ETag: equal for equal content (`page-tag.ts`). */
  tag: string;
  /** Of Brotli, for content that is new. */
  quality: number;
  nowMs: number;
}

export interface KeptDocuments {
  /** The bytes to send: those of an earlier rendering of the same content, if there was one. */
  bodyOf(document: DocumentToKeep): DocumentBody;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** The second rendering of the same content is compressed with the best quality (`SMALLEST`). */
const BEST_AT = 2;
/** 2 % smaller than quality 10 and three times its work, so only for what is sent often. */
const SMALLEST = 11;
/** The age of the figures of a countdown until the browser runs it, ms. */
const MAX_TIMER_AGE_MS = 60_000;

/**
 * Keeps the documents of public pages by their content, which a thread renders anew every few seconds.
 * They differ only in the time of rendering, and a browser reads the time from a response header, as after
 * a 304 (`server-clock.ts`). So nothing is compressed again, and what is sent often can be compressed best.
 */
export function createKeptDocuments(): KeptDocuments {
  const documents = new LRUCache<string, KeptDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ linked, ...document }) =>
      [document, ...linked].reduce((sum, { raw, brotli }) => sum + raw.length + brotli.length, 0),
  });
  const keep = (tag: string, document: KeptDocument): DocumentBody => {
    documents.set(tag, document);
    return document;
  };
  return {
    bodyOf({ html, linked, tag, quality: firstQuality, nowMs }) {
      const known = documents.get(tag);
      const times = (known?.times ?? 0) + 1;
      const isTooOld = known && nowMs - known.renderedAtMs > MAX_TIMER_AGE_MS;
      if (known && !(isTooOld && hasCountdown(html)) && times !== BEST_AT)
        return keep(tag, { ...known, times });
      const quality = times < BEST_AT ? firstQuality : SMALLEST;
      const files = linked.map(({ address, text }) => ({ address, ...bodyOf(text, quality) }));
      const document = { ...bodyOf(html, quality), linked: files };
      return keep(tag, { ...document, renderedAtMs: nowMs, times });
    },
  };
}
