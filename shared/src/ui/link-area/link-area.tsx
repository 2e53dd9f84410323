import type { ComponentProps } from 'react';

interface LinkAreaProps extends Omit<ComponentProps<'div'>, 'onClick' | 'role'> {
  /** Called when a link inside is activated, by pointer or keyboard. */
  onFollow: (() => void) | undefined;
}

/**
 * Observes the links inside. They have no `onClick`, because a Link with one no longer navigates on
 * pointerdown.
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
