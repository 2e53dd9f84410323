import { LRUCache } from 'lru-cache';
import { type Body, bodyOf } from '../http/body';
import { hasCountdown } from './page-tag';

interface KeptDocument extends Body {
  renderedAtMs: number;
  /** How often this content was rendered. */
  times: number;
}

export interface DocumentToKeep {
  html: string;
  /** The ETag: equal for equal content (`page-tag.ts`). */
  tag: string;
  /** Of Brotli, for content that is new. */
  quality: number;
  nowMs: number;
}

export interface KeptDocuments {
  /** The bytes to send: those of an earlier rendering of the same content, if there was one. */
  bodyOf(document: DocumentToKeep): Body;
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
    sizeCalculation: ({ raw, brotli }) => raw.length + brotli.length,
  });
  const keep = (tag: string, document: KeptDocument): Body => {
    documents.set(tag, document);
    return document;
  };
  return {
    bodyOf({ html, tag, quality: firstQuality, nowMs }) {
      const known = documents.get(tag);
      const times = (known?.times ?? 0) + 1;
      const isTooOld = known && nowMs - known.renderedAtMs > MAX_TIMER_AGE_MS;
      if (known && !(isTooOld && hasCountdown(html)) && times !== BEST_AT)
        return keep(tag, { ...known, times });
      const quality = times < BEST_AT ? firstQuality : SMALLEST;
      return keep(tag, { ...bodyOf(html, quality), renderedAtMs: nowMs, times });
    },
  };
}
