import type { ComponentProps } from 'react';

interface LinkAreaProps extends Omit<ComponentProps<'div'>, 'onClick' | 'role'> {
  /** A link inside was followed, by pointer or keyboard. */
  onFollow: (() => void) | undefined;
}

/**
 * Hears of the links inside. They have no `onClick` of their own: a Link with one no longer answers
 * the mouse on pointerdown.
 */
export function LinkArea({ onFollow, ...rest }: LinkAreaProps) {
  return (
    <div
      {...rest}
      role="presentation"
      onClick={({ target }) => (target as Element).closest('a') && onFollow?.()}
    />
  );
}
