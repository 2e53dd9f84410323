import type { Corner } from '@shop/shared/contracts';

/** What every renderer of corners is given. */
export interface CornerProps {
  corner: Corner;
  /** On the first screen: its pictures are wanted at once. */
  isFirst?: boolean;
}
