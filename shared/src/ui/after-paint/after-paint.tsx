import { createElement, type HTMLAttributes, type Ref } from 'react';

interface AfterPaintProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'li' | 'footer';
  /**
   * 1 is drawn right after the first paint, each further one up to 5 in a frame of its own. Undefined for the first
   * screen.
   */
  step: number | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * An element below a phone's first screen: a document from the server leaves it out of the first paint and
 * draws it in a step after it (`foundation.global.css`). A step inside of another comes one later at the
 * earliest. It holds no form field, and nothing above it depends on its height.
 */
export const AfterPaint = ({ as = 'div', step, ...rest }: AfterPaintProps) =>
  createElement(as, { ...rest, 'data-paint-step': step });
