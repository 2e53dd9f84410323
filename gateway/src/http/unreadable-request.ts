import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { plainPage, plainPagePolicy, sendPlainPage } from './plain-page';

const body = plainPage({
  title: '요청이 너무 커요',
  texts: ['이 사이트의 쿠키를 지운 뒤 다시 열어 주세요.'],
  button: { href: '/', label: '홈으로 가기' },
});

const overflow = [
  'HTTP/1.1 431 Request Header Fields Too Large',
  'content-type: text/html; charset=utf-8',
  `content-length: ${Buffer.byteLength(body)}`,
  `content-security-policy: ${plainPagePolicy}`,
  'x-content-type-options: nosniff',
  'cache-control: no-store',
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

/** Handles a request that Node could not parse, or that did not arrive in time. */
export function rejectUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  socket.end(answers[error.code ?? ''] ?? emptyAnswer('400 Bad Request'));
  // Unread bytes would reset the connection before the answer is read.
  socket.resume();
  setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
}

const unreadable = plainPage({
  title: '잘못된 주소예요',
  texts: ['주소를 다시 확인해 주세요.'],
  button: { href: '/', label: '홈으로 가기' },
});

/** An address that the framework cannot read, for example `/%`. */
export const sendUnreadableAddress = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(reply, 400, unreadable);
