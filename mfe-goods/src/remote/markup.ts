import type { MarkupPage } from '@shop/shared/markup';

/** What this remote shows in the design reference. */
export const markupPages: readonly MarkupPage[] = [];
