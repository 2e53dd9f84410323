import { type FontFiles, warmFonts } from '@shop/shared/ui/fonts';
import type { ShopRouter } from './router';

/** After load, when the line is idle: fonts must not stand before a picture. */
export function warmFontsLater(files: FontFiles, router: ShopRouter['router']): void {
  const warm = () =>
    void warmFonts(files, (attach) => {
      const stop = router.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        stop();
        attach();
      });
    });
  const whenIdle = () => setTimeout(warm, 1200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
