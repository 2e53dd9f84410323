import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px; drawn on a 24 px grid. */
  size?: number;
  /** Fills the outline with the text colour, for an active heart. */
  isFilled?: boolean;
  className?: string;
}

/**
 * The base of every icon: 24 px grid, strokes of 1.6 in the text colour, hidden from screen
 * readers. An icon is never the only carrier of a meaning: a text accompanies it, or the button has a name.
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
