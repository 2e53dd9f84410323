import { TAG_MANAGER_ORIGIN } from '@shop/shared/domain';
import { inlineScriptHashes } from './loader-script';

/**
 * No `unsafe-*` anywhere: scripts and styles are named by hash, all else comes from our own origin.
 * With a tag manager configured its host, and no other, may be asked too; without one, nobody.
 */
export function contentPolicy(
  styleHashes: readonly string[],
  { hasTagManager = false }: { hasTagManager?: boolean } = {},
): string {
  const tagManagerSource = hasTagManager ? ` ${TAG_MANAGER_ORIGIN}` : '';
  return [
    "default-src 'none'",
    `script-src ${inlineScriptHashes.join(' ')} 'strict-dynamic'${tagManagerSource}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    `img-src 'self' data: blob:${tagManagerSource}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${tagManagerSource}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;
