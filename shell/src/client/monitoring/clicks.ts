import { track } from '@shop/shared/app';
import { publicPath } from './public-path';

/** `data-track="hero"` names a click; `data-track-goods-no="7"` adds `goodsNo: '7'`. */
function readDetails(element: HTMLElement): Record<string, string> {
  const details: Record<string, string> = {};
  for (const [key, value] of Object.entries(element.dataset)) {
    if (value === undefined || !/^track[A-Z]/.test(key)) continue;
    details[key.charAt(5).toLowerCase() + key.slice(6)] = value;
  }
  return details;
}

const closestTracked = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null;

function trackClick(element: HTMLElement): void {
  const href = element.closest('a')?.getAttribute('href');
  track({
    event: 'click',
    name: element.dataset.track,
    ...readDetails(element),
    to: href?.startsWith('/') ? publicPath(href) : undefined,
    path: publicPath(location.pathname + location.search),
  });
}

/** Tracks clicks on elements with `data-track`, before the click removes what was clicked. */
export function trackClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = closestTracked(target);
      if (element) trackClick(element);
    },
    { capture: true, passive: true },
  );
}
