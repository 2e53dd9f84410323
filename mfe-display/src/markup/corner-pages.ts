import type { MarkupPage } from '@shop/shared/markup';
import { cornerIds } from '../features/corners/corner-looks';

/** A page of the design reference for each corner. */
export const cornerPages = cornerIds.map(
  (cornerId): MarkupPage => ({
    path: `/markup/corner/${cornerId}`,
    title: cornerId,
    group: 'corner',
  }),
);
