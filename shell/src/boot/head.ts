import { attachCachedFonts } from '@shop/shared/ui/fonts';
import { attempt } from './attempt';
import { watchBoot } from './boot-watch';
import { applyColourMode } from './colour-mode';
import { leaveOutBelow } from './first-paint';
import { hideHeader } from './hidden-header';
import { applyListView } from './list-view';
import { isTooOld, sayTooOld } from './old-browser';
import type { ShopBoot } from './shop-boot';
import { applyTextSize } from './text-size';
import { createTrustedTypes } from './trusted-types';

/**
 * Inline script of the head, before the first paint: what watches the boot, colour mode, size of
 * text, header, the policy of Trusted
 * Types, what the first paint leaves out, and the fonts if this browser has them cached.
 */
const isOld = isTooOld();
const watch = isOld
  ? sayTooOld()
  : watchBoot((isFinal) => {
      boot.early?.lose();
      if (isFinal) boot.presses?.stop();
    });
for (const step of [applyColourMode, applyTextSize, applyListView, hideHeader, createTrustedTypes])
  attempt(step);
const boot: ShopBoot = { watch, paint: leaveOutBelow(watch), isOld };
globalThis.__shop = boot;
attempt(attachCachedFonts);
