import type { ComponentProps } from 'react';

interface LinkAreaProps extends Omit<ComponentProps<'div'>, 'onClick' | 'role'> {
  /** Called when a link inside is activated, by pointer or keyboard. */
  onFollow: (() => void) | undefined;
}

/** Observes the links inside, which may be those of another component. */
export function LinkArea({ onFollow, ...rest }: LinkAreaProps) {
  return (
    <div
      {...rest}
      role="presentation"
      onClick={({ target }) => (target as Element).closest('a') && onFollow?.()}
    />
  );
}
