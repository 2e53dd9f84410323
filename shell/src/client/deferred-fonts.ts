import type { FontFiles } from '@shop/shared/ui/fonts';
import type { ShopRouter } from './router';
import { whenIdle } from './when-idle';

const IDLE_MS = 1200;

/**
 * After load, when the line is idle: fonts must not stand before a picture. Where the device shows
 * boxes for Korean, as soon as the page is loaded.
 */
export function preloadFontsWhenIdle(files: FontFiles, router: ShopRouter['router']): void {
  whenIdle(async () => {
    const { lacksKorean, warmFonts } = await import(
      /* webpackChunkName: "deferred.fonts" */ '@shop/shared/ui/fonts'
    );
    const preload = () =>
      void warmFonts(files, (attach) => {
        const stop = router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') return;
          stop();
          attach();
        });
      });
    setTimeout(preload, lacksKorean() ? 0 : IDLE_MS);
  }, 0);
}
