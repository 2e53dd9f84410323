import { createElement, type HTMLAttributes, type Ref } from 'react';

/**
 * When the first paint of a document on a phone draws what is below the first screen: in one of two steps after
 * it, or when it comes near.
 */
export type PaintStep = 1 | 2 | 'far';

interface AfterPaintProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'li' | 'footer';
  /** Undefined for the first screen. */
  step: PaintStep | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * An element below a phone's first screen: a document from the server leaves it out of the first paint and
 * draws it in a step after it (`foundation.global.css`). A step inside of another comes one later at the
 * earliest. It holds no form field, and nothing above it depends on its height.
 */
export const AfterPaint = ({ as = 'div', step, ...rest }: AfterPaintProps) =>
  createElement(as, { ...rest, 'data-paint-step': step });
