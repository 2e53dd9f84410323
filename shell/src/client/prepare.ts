import type { Router } from '@shop/shared/app/boot';
import type { Prefetch } from './prefetch';

/** How long a pointer rests on a link before its page is prepared, ms. Passing pointers leave sooner. */
const REST_MS = 60;

/** Prefetches the page of the link under a resting pointer, and then prepares it (`Router.prepare`). */
export function createPrepare(prefetch: Prefetch, router: Router): (href: string) => void {
  let latest = '';
  return (href) => {
    latest = href;
    const rest = new Promise((done) => setTimeout(done, REST_MS));
    void Promise.all([prefetch(href), rest]).then(() => {
      if (latest === href) router.prepare(href);
    });
  };
}
