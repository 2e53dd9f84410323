import { defineCalls } from './call';
import type { csSchemas } from './cs.schema';

export const csCalls = defineCalls<typeof csSchemas>()('cs', {
  home: { method: 'GET', path: '/cs/v1/front/home', auth: 'optional' },
  /** Every answer of a category or of a search, at once: an editor's list is short. */
  faq: { method: 'GET', path: '/cs/v1/front/faq', auth: 'optional' },
  /** 도움이 됐어요: one voice a member, which he may change. */
  feedback: { method: 'POST', path: '/cs/v1/front/faq/:faqNo/feedback', auth: 'member' },
  /** Pinned first, then the newest. */
  notices: { method: 'GET', path: '/cs/v1/front/notice', auth: 'public' },
  /** 410 `NOTICE_REMOVED` for one that was taken back. */
  notice: {
    method: 'GET',
    path: '/cs/v1/front/notice/:noticeNo',
    auth: 'public',
    errors: ['NOTICE_REMOVED'],
  },
});
