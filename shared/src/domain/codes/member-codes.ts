import { deliveryMessages } from '../delivery-message';
import { tableEntries } from '../table';
import type { CodeGroup } from './code-group';

export const memberTypeGroup = {
  grpCd: 'ME001',
  name: '회원 유형',
  codes: [
    ['10', '일반회원'],
    ['20', '가족 준회원'],
    ['30', '법인 준회원'],
    ['40', '채널 준회원'],
    ['50', '기타 회원'],
    ['99', '비회원'],
  ],
} as const satisfies CodeGroup;

/**
 * 11–12 activity, 21–29 earned, 40–41 granted manually, 50–58 used or expired. The meaning of each
 * code is ours.
 */
export const pointReasonGroup = {
  grpCd: 'ME020',
  name: '포인트 사유',
  codes: [
    ['11', '출석 활동'],
    ['12', '참여 활동'],
    ['21', '구매 적립'],
    ['22', '후기 적립'],
    ['23', '이벤트 적립'],
    ['24', '첫 구매 적립'],
    ['25', '추천인 적립'],
    ['26', '기획전 적립'],
    ['27', '카드 적립'],
    ['28', '전환 적립'],
    ['29', '기타 적립'],
    ['40', '고객센터 지급'],
    ['41', '운영자 지급'],
    ['50', '주문 사용'],
    ['51', '주문 취소 복원'],
    ['52', '반품 복원'],
    ['53', '적립 취소'],
    ['54', '전환 사용'],
    ['55', '기간 만료'],
    ['56', '탈퇴 소멸'],
    ['57', '회수'],
    ['58', '기타 사용'],
  ],
} as const satisfies CodeGroup;

export const loginSourceGroup = {
  grpCd: 'ME026',
  name: '로그인 경로',
  codes: [
    ['10', 'PC 웹'],
    ['20', '모바일 웹'],
    ['30', '모바일 앱'],
  ],
} as const satisfies CodeGroup;

export const targetTypeGroup = {
  grpCd: 'ME035',
  name: '대상 유형',
  codes: [
    ['10', '상품'],
    ['20', '브랜드'],
    ['30', '기획전'],
  ],
} as const satisfies CodeGroup;

export const deliveryMessageGroup: CodeGroup = {
  grpCd: 'ME039',
  name: '배송 메시지',
  codes: tableEntries(deliveryMessages),
};

export const registrationGroup = {
  grpCd: 'ME057',
  name: '가입 경로',
  codes: [
    ['10', '앱'],
    ['20', '배치'],
    ['30', '관리자 등록'],
    ['40', 'DB 이관'],
    ['50', 'PC 웹'],
    ['60', '모바일 웹'],
  ],
} as const satisfies CodeGroup;
