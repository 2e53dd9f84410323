import { sql } from '../../../../platform/db/sql';
import type { Section } from './section';

/** Section of the data copy: texts by the member and participation in events. */
export const writingSections: readonly Section[] = [
  {
    title: '후기',
    tables: ['review'],
    rows: (memberNo) => sql`
      select goods_no as "상품 번호", score as "별점", body as "내용", state as "상태", created_at as "작성"
      from review where member_no = ${memberNo} order by review_no`,
  },
  {
    title: '후기 추천·신고',
    tables: ['review_vote', 'review_report'],
    rows: (memberNo) => sql`
      select review_no as "후기 번호", '도움이 돼요' as "구분", null as "사유", at as "시각" from review_vote
        where member_no = ${memberNo}
      union all select review_no, '신고', reason, at from review_report where member_no = ${memberNo}`,
  },
  {
    title: '1:1 문의',
    tables: ['counsel', 'counsel_message'],
    rows: (memberNo) => sql`
      select c.type as "종류", c.title_enc as "제목_enc", m.kind as "구분", m.body_enc as "내용_enc", m.at as "시각"
      from counsel c join counsel_message m using (counsel_no)
      where c.member_no = ${memberNo} order by m.message_no`,
  },
  {
    title: '올린 사진',
    tables: ['upload'],
    rows: (memberNo) => sql`
      select purpose as "용도", bytes as "크기", created_at as "올린 날"
      from upload where member_no = ${memberNo} order by created_at`,
  },
  {
    title: 'FAQ 평가',
    tables: ['faq_feedback'],
    rows: (memberNo) => sql`
      select faq_no as "질문 번호", is_helpful as "도움이 됐어요", at as "시각"
      from faq_feedback where member_no = ${memberNo}`,
  },
  {
    title: '이벤트 참여',
    tables: ['event_entry', 'event_member'],
    rows: (memberNo) => sql`
      select e.title as "이벤트", t.day as "날", t.choice as "선택", t.text as "글", t.at as "시각"
      from event_entry t join event e using (event_no) where t.member_no = ${memberNo} order by t.entry_no`,
  },
  {
    title: '이벤트 당첨',
    tables: ['event_win'],
    rows: (memberNo) => sql`
      select p.name as "경품", w.won_at as "당첨", w.claimed_at as "신청", w.address_enc as "받는 곳_enc"
      from event_win w join event_prize p using (prize_no) where w.member_no = ${memberNo} order by w.win_no`,
  },
];
