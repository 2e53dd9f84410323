import { csCalls } from '@shop/shared/contracts';
import { csSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { csHome, giveFeedback, listNotices, readNotice, searchFaqs } from './cs.service';

export const csModule: Module = {
  name: 'cs',
  routes: (deps) => [
    route(csCalls.home, csSchemas.home, ({ session }) => csHome(deps, session?.memberNo)),
    route(csCalls.faq, csSchemas.faq, ({ session, query }) =>
      searchFaqs(deps, session?.memberNo, query),
    ),
    route(csCalls.feedback, csSchemas.feedback, ({ member, params, body }) =>
      giveFeedback(deps, member.memberNo, params.faqNo, body.isHelpful),
    ),
    route(csCalls.notices, csSchemas.notices, ({ query }) => listNotices(deps, query.page)),
    route(csCalls.notice, csSchemas.notice, ({ params }) => readNotice(deps, params.noticeNo)),
  ],
};
