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

/**
 * Tracks clicks on elements with `data-track`. A link navigates on pointerdown of a mouse and may
 * be gone before the click, so there the pointerdown is tracked and the click is not.
 */
export function trackClicks(): void {
  let trackedOnPointerDown: HTMLElement | null = null;
  const options = { capture: true, passive: true };
  document.addEventListener(
    'pointerdown',
    (event) => {
      const element = closestTracked(event.target);
      const isHandledOnPointerDown =
        event.pointerType === 'mouse' && event.button === 0 && Boolean(element?.closest('a'));
      trackedOnPointerDown = isHandledOnPointerDown ? element : null;
      if (trackedOnPointerDown) trackClick(trackedOnPointerDown);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const element = closestTracked(event.target);
      if (element && element !== trackedOnPointerDown) trackClick(element);
      trackedOnPointerDown = null;
    },
    options,
  );
}
