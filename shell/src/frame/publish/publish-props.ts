import type { LayoutName } from '@shop/shared/app';
import type { ReactNode } from 'react';

export interface PublishProps {
  /** The layout's name; the id is the last part of the path. */
  layout: LayoutName;
  children: ReactNode;
}
