import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { readUpload } from './upload.service';

/**
 * Whatever the bytes were, a browser shows them as this picture: with this type, as a document without
 * scripts, and to no other site. `no-cache` asks for the rights again each time it is shown.
 */
const pictureHeaders = (fileNo: string) => ({
  'content-type': 'image/webp',
  'content-disposition': `inline; filename="${fileNo}.webp"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
  etag: `"${fileNo}"`,
});

/** Sends a stored picture. The caller must have checked that this client may see it. */
export async function sendPicture(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  fileNo: string,
): Promise<FastifyReply> {
  const headers = pictureHeaders(fileNo);
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
  return reply.send(await readUpload(deps, fileNo));
}
