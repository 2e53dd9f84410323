import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px; drawn on a grid of 24. */
  size?: number;
  /** Fills the outline with the text colour: a heart that is on. */
  isFilled?: boolean;
  className?: string;
}

/**
 * The frame of every icon: 24 grid, lines of 1.6 in the text colour, silent for screen readers.
 * An icon never carries a meaning alone; the words stand beside it or in the button's name.
 */
export function Icon({
  size = 24,
  isFilled = false,
  className,
  children,
}: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
