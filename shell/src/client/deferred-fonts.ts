import { loadAhead, whenIdle } from '@shop/shared/app';
import type { FontFiles } from '@shop/shared/app/document';
import { documentBoot } from './document-boot';

const IDLE_MS = 1200;

/**
 * Loads the fonts when the page is idle, so that they do not delay images. Immediately after load
 * when the device has no Korean font.
 */
export function preloadFontsWhenIdle(files: FontFiles): void {
  const load = async () => {
    const { lacksKoreanFont, warmFonts } = await import(
      /* webpackChunkName: "deferred.fonts" */ '@shop/shared/ui/fonts'
    );
    const preload = () => void warmFonts(files, documentBoot().paint);
    if (lacksKoreanFont()) preload();
    else whenIdle(preload, IDLE_MS);
  };
  // Fonts are optional.
  const tryLoad = () => loadAhead(load);
  if (document.readyState === 'complete') tryLoad();
  else addEventListener('load', tryLoad, { once: true });
}
