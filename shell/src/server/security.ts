import { inlineScriptHashes } from './loader-script';

/** No `unsafe-*` anywhere: scripts and styles are named by hash, all else comes from our own origin. */
export function contentPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${inlineScriptHashes.join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
