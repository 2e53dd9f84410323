import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets';
import type { GiftRow } from './gift.repository';

/** The form in which secrets of links and passes are stored, so that the table alone opens nothing. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** A new secret of a link. */
export function newToken(secrets: Secrets): { hash: string; sealed: string } {
  const token = randomBytes(32).toString('base64url');
  return { hash: secretHash(token), sealed: secrets.seal(token) };
}

export const tokenOf = (secrets: Secrets, { tokenEnc }: Pick<GiftRow, 'tokenEnc'>): string =>
  secrets.open(tokenEnc);
