import { HYDRATED_EVENT } from '@shop/shared/app';

/**
 * Keeps a click on a button, a radio button or a checkbox that React has not hydrated yet, shows that
 * it was received, and repeats it when the element is hydrated. React drops such a click, both before
 * the client runs and in a part of the page whose code is still loading. Links, popovers and forms
 * with an address work without React.
 */

/** A click is forgotten after this time: the person has given up. */
const KEEP_MS = 10_000;

const PRESSED =
  '#root :is(button:not([popovertarget],form[action] *),input[type=radio],input[type=checkbox])';

/** The opacity of what was pressed, while the press is kept. */
const RECEIVED = { opacity: 0.5 };

interface KeptPress {
  element: HTMLElement;
  from: string;
  until: number;
  sign: Animation;
}

export interface EarlyPresses {
  /** Parts that follow the page are known by the property that React adds to each element it hydrates. */
  isHydrated(element: Element): boolean;
  /** The client calls it when it has hydrated the page. */
  ready(): void;
  /** Forgets all presses, and lets later ones through. */
  stop(): void;
}

/** Follows the markup. */
export function keepPresses(): EarlyPresses {
  let isReady = false;
  let kept: KeptPress[] = [];
  const isHydrated = (element: Element): boolean =>
    isReady && Object.keys(element).some((key) => key.indexOf('__reactProps$') === 0);

  function onClick(event: MouseEvent): void {
    const { target } = event;
    const element =
      event.isTrusted && target instanceof Element && target.closest<HTMLInputElement>(PRESSED);
    if (!element || isHydrated(element)) return;
    event.preventDefault();
    event.stopPropagation();
    const [label] = element.labels || [];
    const sign = (label || element).animate([RECEIVED, RECEIVED], KEEP_MS);
    kept.push({ element, from: location.href, until: performance.now() + KEEP_MS, sign });
  }

  const repeat = (): void => {
    kept = kept.filter(({ element, from, until, sign }) => {
      if (element.isConnected && from === location.href && performance.now() < until) {
        if (!isHydrated(element)) return true;
        setTimeout(() => element.click());
      }
      sign.cancel();
      return false;
    });
  };

  addEventListener('click', onClick, true);
  addEventListener(HYDRATED_EVENT, repeat);
  return {
    isHydrated,
    ready: () => {
      isReady = true;
      dispatchEvent(new Event(HYDRATED_EVENT));
    },
    stop: () => {
      removeEventListener('click', onClick, true);
      for (const { sign } of kept) sign.cancel();
      kept = [];
    },
  };
}
