import { callQuery } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';

export const noticeQueries = {
  list: (page: number) => callQuery(csCalls.notices, { query: { page } }),
  detail: (noticeNo: number) => callQuery(csCalls.notice, { params: { noticeNo } }),
};
