import { listCodes, type MarkupPage } from '@shop/shared/markup';
import { stageCodes } from '../markup/codes';

/** The pages that this remote adds to the design reference. */
export const markupPages: readonly MarkupPage[] = listCodes(stageCodes, {
  '{{name}}-0101-default': '{{title}}',
  '{{name}}-0102-nodata': '{{title}}: 없음',
});
