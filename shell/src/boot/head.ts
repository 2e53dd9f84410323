import { attachCachedFonts } from '@shop/shared/ui/fonts';
import { watchBoot } from './boot-watch';
import { applyColourMode } from './colour-mode';
import { leaveOutBelow } from './first-paint';
import { hideHeader } from './hidden-header';
import type { ShopBoot } from './shop-boot';
import { createTrustedTypes } from './trusted-types';

/**
 * Inline script of the head, before the first paint: colour mode, header, the policy of Trusted Types, what watches the
 * boot, what the first paint leaves out, and the fonts if this browser has them cached.
 */
applyColourMode();
hideHeader();
createTrustedTypes();
const watch = watchBoot(() => {
  boot.early?.lose();
  boot.presses?.stop();
});
const boot: ShopBoot = { watch, paint: leaveOutBelow(watch) };
globalThis.__shop = boot;
attachCachedFonts();
