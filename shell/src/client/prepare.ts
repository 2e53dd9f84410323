import type { App } from '@shop/shared/app';
import type { Router } from '@shop/shared/app/navigation';
import type { Prefetch } from './prefetch';

/** How long a mouse rests on a link before its page is prepared, ms. Passing pointers leave sooner. */
const REST_MS = 60;

/** A page that is drawn before its click must be laid out without being seen. */
const canHide = (): boolean => CSS.supports('content-visibility', 'hidden');

/** Prefetches the page of the link under a resting mouse, a mouse button or a finger, and then prepares it (`Router.prepare`). */
export function createPrepare(prefetch: Prefetch, router: Router): App['prepare'] {
  if (!canHide()) return () => {};
  let latest: string | undefined;
  return (href, isPressed) => {
    latest = href;
    if (href === undefined) return router.prepared.set(undefined);
    const rest = isPressed || new Promise((done) => setTimeout(done, REST_MS));
    void Promise.all([prefetch(href), rest]).then(() => {
      if (latest === href) router.prepare(href);
    });
  };
}
