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

const malformed = 'HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/**
 * Handles a request that Node could not parse. Oversized cookies would fail on every path, so the
 * browser is told to clear them.
 */
export function rejectUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  socket.end(error.code === 'HPE_HEADER_OVERFLOW' ? overflow : malformed);
}
