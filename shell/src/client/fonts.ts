import { type FontFiles, lacksKorean, warmFonts } from '@shop/shared/ui/fonts';
import type { ShopRouter } from './router';

const IDLE_MS = 1200;

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
  const whenIdle = () => setTimeout(warm, lacksKorean() ? 0 : IDLE_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
