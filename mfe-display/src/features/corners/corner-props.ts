import type { Corner } from '@shop/shared/contracts';
import type { CornerLook } from './corner-looks';

/** What every renderer of corners is given. */
export interface CornerProps {
  corner: Corner;
  /** On the first screen: its pictures are wanted at once. */
  isFirst?: boolean;
}

/** What the renderer of one kind is given: the corner and the arrangement. */
export interface LookProps<K extends CornerLook['kind']> {
  corner: Corner;
  look: Extract<CornerLook, { kind: K }>['look'];
}
