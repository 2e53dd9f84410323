import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AppName, isAppName } from '@shop/shared/contracts';

/** The query parameter of a preview's link. */
export const PREVIEW_PARAM = 'preview';

/** The build of one app that a preview shows. */
export interface PreviewedBuild {
  app: AppName;
  build: string;
}

/** The builds that a link shows, at most one of each app, and its end time. */
export interface PreviewGrant {
  builds: readonly PreviewedBuild[];
  expiresAtMs: number;
}

const TOKEN = /^((?:[a-z][a-z0-9-]*\.[\w-]{1,40}\.){1,30})([1-9]\d{12})\.([\w-]{43})$/;

/** Sorts builds by app, so that the order of the choice does not change the token. */
const sortByApp = (builds: readonly PreviewedBuild[]): PreviewedBuild[] =>
  [...builds].sort((a, b) => (a.app < b.app ? -1 : 1));

/** The first word keeps signatures of other purposes apart, should the key ever be used for them. */
const signatureOf = (secret: string, { builds, expiresAtMs }: PreviewGrant): string => {
  const words = builds.map(({ app, build }) => `${app} ${build}`).join(' ');
  return createHmac('sha256', secret).update(`preview ${words} ${expiresAtMs}`).digest('base64url');
};

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function signPreview(secret: string, { builds, expiresAtMs }: PreviewGrant): string {
  const grant = { builds: sortByApp(builds), expiresAtMs };
  const pairs = grant.builds.flatMap(({ app, build }) => [app, build]);
  return [...pairs, expiresAtMs, signatureOf(secret, grant)].join('.');
}

/** Whether the text has the form of a token; any other `preview` parameter is not the gateway's. */
export const isPreviewToken = (text: string): boolean => TOKEN.test(text);

/** Parses the builds in the first part of a token; undefined when a name is not an app, or occurs twice. */
function buildsOf(pairs: string): PreviewedBuild[] | undefined {
  const builds: PreviewedBuild[] = [];
  const words = pairs.split('.').slice(0, -1);
  for (let at = 0; at < words.length; at += 2) {
    const [app = '', build = ''] = words.slice(at, at + 2);
    if (!isAppName(app) || builds.some((other) => other.app === app)) return undefined;
    builds.push({ app, build });
  }
  return builds;
}

/** The grant of a token; undefined when it was forged. It may have expired. */
export function verifyPreview(secret: string, token: string): PreviewGrant | undefined {
  const [, pairs = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  const builds = buildsOf(pairs);
  if (!builds || builds.length === 0) return undefined;
  const grant = { builds, expiresAtMs: Number(expiry) };
  return isSame(signature, signatureOf(secret, grant)) ? grant : undefined;
}
