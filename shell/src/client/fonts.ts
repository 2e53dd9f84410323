import { type FontFiles, lacksKorean, warmFonts } from '@shop/shared/ui/fonts';
import type { ShopRouter } from './router';
import { whenIdle } from './when-idle';

/**
 * After load, when the line is idle: fonts must not stand before a picture. Where the device shows
 * boxes for Korean, as soon as the page is loaded.
 */
export function warmFontsLater(files: FontFiles, router: ShopRouter['router']): void {
  const warm = () =>
    void warmFonts(files, (attach) => {
      const stop = router.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        stop();
        attach();
      });
    });
  whenIdle(warm, lacksKorean() ? 0 : undefined);
}
