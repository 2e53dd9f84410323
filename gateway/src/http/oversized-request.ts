import type { Socket } from 'node:net';
import { site } from '@shop/shared/contracts';

const body = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>다시 열어 주세요 | ${site.name}</title>
<h1>저장된 정보가 너무 커서 지웠어요</h1><p><a href="/">${site.name} 다시 열기</a></p></html>`;

const overflow = [
  'HTTP/1.1 431 Request Header Fields Too Large',
  'content-type: text/html; charset=utf-8',
  `content-length: ${Buffer.byteLength(body)}`,
  "content-security-policy: default-src 'none'",
  'cache-control: no-store',
  'clear-site-data: "cookies"',
  'connection: close',
  '',
  body,
].join('\r\n');

const emptyAnswer = (status: string): string =>
  `HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: overflow,
  ERR_HTTP_REQUEST_TIMEOUT: emptyAnswer('408 Request Timeout'),
};

/** A client may keep its side open; it has this long to read the answer, ms. */
const CLOSE_AFTER_MS = 1_000;

/**
 * Handles a request that Node could not parse, or that did not arrive in time. Oversized cookies would fail on every path, so the
 * browser is told to clear them.
 */
export function rejectUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  socket.end(answers[error.code ?? ''] ?? emptyAnswer('400 Bad Request'));
  // Unread bytes would reset the connection before the answer is read.
  socket.resume();
  setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
}
