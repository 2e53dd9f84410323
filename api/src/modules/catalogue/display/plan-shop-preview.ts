import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets';

const TOKEN = /^(\d{10})\.([\w-]{43})$/;

const signatureOf = (secrets: Secrets, planShopNo: number, endsAt: string): string =>
  createHmac('sha256', secrets.keyFor('plan shop previews'))
    .update(`${planShopNo}.${endsAt}`)
    .digest('base64url');

/** A token that shows staff one plan shop before it opens, valid until the given time. */
export function previewToken(secrets: Secrets, planShopNo: number, until: Date): string {
  const endsAt = String(Math.floor(until.getTime() / 1000));
  return `${endsAt}.${signatureOf(secrets, planShopNo, endsAt)}`;
}

export function isPreviewToken(
  secrets: Secrets,
  planShopNo: number,
  token: string,
  now: Date,
): boolean {
  const [, endsAt, signature] = TOKEN.exec(token) ?? [];
  if (!endsAt || !signature) return false;
  const expected = signatureOf(secrets, planShopNo, endsAt);
  return (
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) &&
    Number(endsAt) * 1000 > now.getTime()
  );
}
