import type { Corner } from '@shop/shared/contracts';
import type { CornerLook } from './corner-looks';

/** The props of every corner renderer. */
export interface CornerProps {
  corner: Corner;
  /** On the first screen: its pictures load with high priority. */
  isFirst?: boolean;
}

/** The props of a renderer of one kind: the corner and its arrangement. */
export interface LookProps<K extends CornerLook['kind']> {
  corner: Corner;
  look: Extract<CornerLook, { kind: K }>['look'];
}
