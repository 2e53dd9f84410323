import type { LayoutName } from '@shop/shared/app';
import type { ReactNode } from 'react';

export interface PublishProps {
  /** The layout's name; the id it is for is the end of the address. */
  layout: LayoutName;
  children: ReactNode;
}
