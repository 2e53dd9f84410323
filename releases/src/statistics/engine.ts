/** Engines of browsers. Every browser of an iPhone is WebKit. */
export const engines = ['chromium', 'webkit', 'firefox', 'other'] as const;
export type Engine = (typeof engines)[number];

/** Chromium names WebKit as well, and Edge and Samsung Internet name Chrome. */
export function engineOf(userAgent: string): Engine {
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  if (/AppleWebKit\//.test(userAgent)) return 'webkit';
  return /Firefox\//.test(userAgent) ? 'firefox' : 'other';
}
