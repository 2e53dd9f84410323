import { callQuery } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';
import type { FaqFilter } from './faq/faq-filter';

export const csQueries = {
  home: () => callQuery(csCalls.home, {}),
  faq: ({ category, q }: FaqFilter) =>
    callQuery(csCalls.faq, {
      query: { category, q },
    }),
  notices: (page: number) => callQuery(csCalls.notices, { query: { page } }),
  notice: (noticeNo: number) => callQuery(csCalls.notice, { params: { noticeNo } }),
};
