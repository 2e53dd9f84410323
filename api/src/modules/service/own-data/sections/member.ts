import { bodyNames } from '@shop/shared/domain';
import { sql } from '../../../../platform/db/sql';
import type { Section } from './section';

/** Section of the data copy: profile, data saved for later orders, consents and sign-ins. */
export const memberSections: readonly Section[] = [
  {
    title: '회원 정보',
    tables: ['member'],
    rows: (memberNo) => sql`
      select name_enc as "이름_enc", phone_enc as "휴대폰_enc", email_enc as "이메일_enc", birth as "생년월일",
        cno_enc as "고객 번호_enc", grade as "등급", joined_at as "가입일", first_login_at as "첫 로그인",
        last_seen_at as "마지막 로그인", adult_verified_until as "성인 인증 만료"
      from member where member_no = ${memberNo}`,
  },
  {
    title: '배송지',
    tables: ['member_address'],
    rows: (memberNo) => sql`
      select alias as "이름", receiver_enc as "받는 분_enc", phone_enc as "연락처_enc", zip as "우편번호",
        place_enc as "주소_enc", message_text as "배송 메시지", is_default as "기본 배송지"
      from member_address where member_no = ${memberNo} order by address_no`,
  },
  {
    title: '환불 계좌',
    tables: ['member_refund_account'],
    rows: (memberNo) => sql`
      select account_enc as "계좌_enc", checked_at as "확인한 날"
      from member_refund_account where member_no = ${memberNo}`,
  },
  {
    title: '개인통관고유부호',
    tables: ['member_customs'],
    rows: (memberNo) => sql`
      select pccc_enc as "부호_enc", agreed_at as "동의한 날" from member_customs where member_no = ${memberNo}`,
  },
  {
    title: '저장한 치수',
    tables: ['member_size'],
    names: { 대상: bodyNames },
    rows: (memberNo) => sql`
      select body as "대상", size_enc as "치수_enc" from member_size where member_no = ${memberNo} order by body`,
  },
  {
    title: '동의 내역',
    tables: ['member_consent'],
    rows: (memberNo) => sql`
      select title as "약관", body as "내용", version as "시행일", is_given as "동의", at as "시각"
      from member_consent where member_no = ${memberNo} order by consent_no`,
  },
  {
    title: '결제 약관 동의',
    tables: ['member_terms'],
    rows: (memberNo) => sql`
      select code as "약관", agreed_at as "동의한 날" from member_terms where member_no = ${memberNo}`,
  },
  {
    title: '로그인 기록',
    tables: ['session'],
    rows: (memberNo) => sql`
      select device as "기기", method as "방법", created_at as "로그인", revoked_at as "로그아웃"
      from session where member_no = ${memberNo} order by created_at`,
  },
  {
    title: '연결된 로그인',
    tables: ['member_connection'],
    rows: (memberNo) => sql`
      select provider_name as "계정", email_enc as "이메일_enc", connected_at as "연결한 날"
      from member_connection where member_no = ${memberNo} order by connection_no`,
  },
  {
    title: '성인 인증',
    tables: ['member_verification'],
    rows: (memberNo) => sql`
      select kind as "방법", verified_at as "인증한 날", expires_at as "만료"
      from member_verification where member_no = ${memberNo} order by verified_at`,
  },
  {
    title: '등록한 카드',
    tables: ['member_card'],
    rows: (memberNo) => sql`
      select c.name as "카드사", m.tail as "끝 번호"
      from member_card m join card_company c using (card_cd) where m.member_no = ${memberNo}`,
  },
];
