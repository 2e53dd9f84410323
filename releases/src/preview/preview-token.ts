import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AppName, isAppName } from '@shop/shared/contracts';

/** The query parameter of a preview's link. */
export const PREVIEW_PARAM = 'preview';

/** One build of one app for one visitor, until a time. */
export interface PreviewGrant {
  app: AppName;
  build: string;
  expiresAtMs: number;
}

const TOKEN = /^([a-z][a-z0-9-]*)\.([\w-]{1,40})\.([1-9]\d{12})\.([\w-]{43})$/;

/** The first word keeps signatures of other purposes apart, should the key ever be used for them. */
const signatureOf = (secret: string, { app, build, expiresAtMs }: PreviewGrant): string =>
  createHmac('sha256', secret).update(`preview ${app} ${build} ${expiresAtMs}`).digest('base64url');

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const signPreview = (secret: string, grant: PreviewGrant): string =>
  [grant.app, grant.build, grant.expiresAtMs, signatureOf(secret, grant)].join('.');

/** Whether the text has the form of a token; any other `preview` parameter is not the gateway's. */
export const isPreviewToken = (text: string): boolean => TOKEN.test(text);

/** The grant of a token; undefined when it was forged. It may have expired. */
export function verifyPreview(secret: string, token: string): PreviewGrant | undefined {
  const [, app = '', build = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isAppName(app)) return undefined;
  const grant = { app, build, expiresAtMs: Number(expiry) };
  return isSame(signature, signatureOf(secret, grant)) ? grant : undefined;
}
