import type { TermCode } from '@shop/shared/domain';
import type { Article } from './article';
import { consentTexts } from './consent.texts';
import { orderTexts } from './order.texts';
import { publishedTexts } from './published.texts';
import { serviceTexts } from './service.texts';

/** The first version of all terms. */
export const firstTexts: Record<TermCode, readonly Article[]> = {
  ...publishedTexts,
  ...consentTexts,
  ...serviceTexts,
  ...orderTexts,
};
export { type Article, FIRST_VERSION } from './article';
