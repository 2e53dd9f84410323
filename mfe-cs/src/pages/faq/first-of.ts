import type { Faq } from '@shop/shared/contracts';

/** The question a link leads to stands first: nobody has to look for what he was sent to. */
export const firstOf = (faqs: readonly Faq[], faqNo: number | undefined): Faq[] => [
  ...faqs.filter((faq) => faq.faqNo === faqNo),
  ...faqs.filter((faq) => faq.faqNo !== faqNo),
];
