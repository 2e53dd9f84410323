import { HYDRATED_EVENT } from '@shop/shared/app';
import type { BootWatch } from './boot-watch';

/**
 * Keeps a click on a button, a radio button or a checkbox that React has not hydrated yet, shows on it
 * that it waits, and repeats it when the element is hydrated. React drops such a click, both before
 * the client runs and in a part of the page whose code is still loading. Links, popovers and forms
 * with an address work without React, except links marked `data-keep-click`: their target may not have
 * been streamed yet.
 */

/** A click is given up after this time, and the page says so when it is not hydrated at all. */
const KEEP_MS = 10_000;

const PRESSED =
  '#root :is(button:not([popovertarget],form[action] *),input[type=radio],input[type=checkbox],a[data-keep-click])';

/** What was pressed pulses while the press is kept, and is only paler with reduced motion: half a pulse, ms. */
const PULSE_MS = 500;
const isStill = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

interface KeptPress {
  element: HTMLElement;
  from: string;
  sign: Animation;
}

/** An animation and an attribute, because an added node would break the hydration. */
function showWaiting(element: HTMLInputElement): Animation {
  const [label] = element.labels || [];
  element.setAttribute('aria-busy', 'true');
  return (label || element).animate(
    { opacity: isStill() ? [0.5, 0.5] : [0.3, 0.7] },
    {
      duration: PULSE_MS,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
    },
  );
}

function endWaiting({ element, sign }: KeptPress): void {
  sign.cancel();
  element.removeAttribute('aria-busy');
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
export function keepPresses(watch: Pick<BootWatch, 'late'>): EarlyPresses {
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
    const press = { element, from: location.href, sign: showWaiting(element) };
    kept.push(press);
    setTimeout(giveUp, KEEP_MS, press);
  }

  function giveUp(press: KeptPress): void {
    if (kept.indexOf(press) < 0) return;
    endWaiting(press);
    kept = kept.filter((other) => other !== press);
    watch.late();
  }

  const repeat = (): void => {
    kept = kept.filter((press) => {
      const { element, from } = press;
      if (element.isConnected && from === location.href) {
        if (!isHydrated(element)) return true;
        setTimeout(() => element.click());
      }
      endWaiting(press);
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
      kept.forEach(endWaiting);
      kept = [];
    },
  };
}
