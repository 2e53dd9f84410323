import { defineCalls } from './call';
import type { csSchemas } from './cs.schema';

export const csCalls = defineCalls<typeof csSchemas>()('cs', {
  home: { method: 'GET', path: '/cs/v1/front/home', auth: 'optional' },
  /** All entries of a category or a search at once, because the list is short. */
  faq: { method: 'GET', path: '/cs/v1/front/faq', auth: 'optional' },
  /** 도움이 됐어요: one vote per member, which can be changed. */
  feedback: { method: 'POST', path: '/cs/v1/front/faq/:faqNo/feedback', auth: 'member' },
  /** Sorted: pinned first, then newest. */
  notices: { method: 'GET', path: '/cs/v1/front/notice', auth: 'public' },
  /** 410 `NOTICE_REMOVED` for a withdrawn notice. */
  notice: {
    method: 'GET',
    path: '/cs/v1/front/notice/:noticeNo',
    auth: 'public',
  },
});
