import type { Faq } from '@shop/shared/contracts';

/** Moves the linked question to the top, so that the member does not have to search for it. */
export const moveToTop = (faqs: readonly Faq[], faqNo: number | undefined): Faq[] => [
  ...faqs.filter((faq) => faq.faqNo === faqNo),
  ...faqs.filter((faq) => faq.faqNo !== faqNo),
];
