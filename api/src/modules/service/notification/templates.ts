import type { NotificationTopic } from '@shop/shared/contracts';
import { returnDeadlineDays } from '@shop/shared/domain';
import { z } from 'zod';
import type { Secrets } from '../../../platform/secrets';
import { openJson } from '../../../platform/secrets';
import { type NotificationStep, notificationSteps } from '../../checkout/history';
import { type NoticeStep, noticeSteps } from '../../member/notice';

/** Steps of orders, answers of customer service, and notices about no order. */
export const toldSteps = [...notificationSteps, 'COUNSEL_ANSWERED', ...noticeSteps] as const;
export type ToldStep = NotificationStep | 'COUNSEL_ANSWERED' | NoticeStep;

/** Where the button of a message leads. */
export type Target = 'order' | 'claim' | 'reviews' | 'counsel' | 'notice';

export interface Template {
  title: string;
  text: string;
  target: Target;
  /** For the list: what it is about. */
  topic: NotificationTopic;
}

/**
 * The words of each step, with `#{name}` for a value, as they are registered with the provider: the step is the
 * template's code. Messages about an order need no consent to marketing, so none of these advertises.
 */
export const templates: Record<ToldStep, Template> = {
  PAID: {
    title: '결제를 마쳤어요',
    text: '#{goodsName}, #{payWon}',
    target: 'order',
    topic: 'PAYMENT',
  },
  DEPOSIT_WAIT: {
    title: '입금을 기다리고 있어요',
    text: '#{goodsName}, #{payWon}. 입금 계좌: #{account}. 입금 기한: #{dueAt}',
    target: 'order',
    topic: 'PAYMENT',
  },
  DEPOSIT_ENDING: {
    title: '입금 기한이 얼마 남지 않았어요',
    text: '#{goodsName}, #{payWon}. 입금 계좌: #{account}. 입금 기한: #{until}',
    target: 'order',
    topic: 'PAYMENT',
  },
  DEPOSIT_EXPIRED: {
    title: '입금 기한이 지나 주문을 취소했어요',
    text: '#{goodsName}. 사용한 쿠폰과 포인트는 돌려드렸어요.',
    target: 'order',
    topic: 'PAYMENT',
  },
  DEPOSIT_RETURNED: {
    title: '입금하신 금액을 돌려드려요',
    text: '#{goodsName}, #{depositWon}. #{reason}.',
    target: 'order',
    topic: 'PAYMENT',
  },
  DEPOSIT_REVERSED: {
    title: '은행이 입금을 취소해서 주문도 취소했어요',
    text: '#{goodsName}. 계속 구매하려면 다시 주문해 주세요.',
    target: 'order',
    topic: 'PAYMENT',
  },
  SHIPPED: {
    title: '상품을 보냈어요',
    text: '#{goodsName}. #{courier} #{invoiceNo}',
    target: 'order',
    topic: 'DELIVERY',
  },
  DELAYED: {
    title: '배송이 늦어져 죄송해요',
    text: '#{goodsName}. 새 도착 예정일: #{promisedOn}. #{reason}.',
    target: 'order',
    topic: 'DELIVERY',
  },
  DELIVERED: {
    title: '상품이 도착했어요',
    text: '#{goodsName}. 받은 상품을 확인해 주세요.',
    target: 'order',
    topic: 'DELIVERY',
  },
  CONFIRM_SOON: {
    title: '곧 구매가 자동으로 확정돼요',
    text: '#{goodsName}. 마음이 바뀌었다면 #{until}까지 반품이나 교환을 신청해 주세요.',
    target: 'order',
    topic: 'PERIOD',
  },
  CONFIRMED: {
    title: '구매를 확정했어요',
    text: '#{goodsName}, 어떠셨나요? 후기를 남겨 주세요.',
    target: 'reviews',
    topic: 'REVIEW',
  },
  CLAIM_PAY_WAIT: {
    title: '#{claimKind} 비용을 결제해 주세요',
    text: '#{goodsName}, #{claimPayWon}. 결제 기한: #{claimPayDueAt}',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_APPROVED: {
    title: '#{claimKind} 신청을 접수했어요',
    text: '#{goodsName}. 다음 절차를 확인해 주세요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_PICKUP: {
    title: '상품을 수거했어요',
    text: '#{goodsName}. 판매자에게 도착하면 검수를 시작해요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_PICKUP_LATE: {
    title: '수거가 늦어지고 있어요',
    text: '#{goodsName}. 판매자에게 다시 요청했어요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_RECEIVED: {
    title: '보낸 상품이 판매자에게 도착했어요',
    text: '#{goodsName}. 검수를 시작했어요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_ADJUST: {
    title: '차감할 금액을 확인해 주세요',
    text: `#{goodsName}, 차감 #{adjustWon}. ${returnDeadlineDays.ADJUST_REQUESTED}일 안에 답하지 않으면 차감한 나머지를 먼저 환불해요.`,
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_REJECTED: {
    title: '#{claimKind} 신청을 받아들일 수 없었어요',
    text: '#{goodsName}. 사유와 다음 절차를 확인해 주세요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_WITHDRAWN: {
    title: '#{claimKind} 신청이 철회됐어요',
    text: '#{goodsName}. 신청 내역에서 자세히 볼 수 있어요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_TURNED: {
    title: '교환을 반품으로 바꿨어요',
    text: '#{goodsName}. 교환할 상품이 품절되어 모두 환불해 드려요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  EXCHANGE_RESHIP: {
    title: '교환할 상품을 준비하고 있어요',
    text: '#{goodsName}. 검수를 마쳤어요. 발송하면 다시 알려 드려요.',
    target: 'claim',
    topic: 'CLAIM',
  },
  REFUND_DONE: {
    title: '#{claimKind} 환불을 마쳤어요',
    text: '#{goodsName}. 돌려드린 금액: #{refundWon}',
    target: 'claim',
    topic: 'CLAIM',
  },
  CLAIM_MONEY_BACK: {
    title: '#{claimKind} 금액을 돌려드렸어요',
    text: '#{goodsName}. 돌려드린 금액: #{backWon}',
    target: 'claim',
    topic: 'CLAIM',
  },
  GIFT_ACCEPTED: {
    title: '선물을 받았어요',
    text: '#{goodsName}. 받는 분이 선물을 수락했어요.',
    target: 'order',
    topic: 'DELIVERY',
  },
  GIFT_REJECTED: {
    title: '받는 분이 선물을 정중히 거절했어요',
    text: '#{goodsName}. 결제하신 금액은 모두 돌려드려요.',
    target: 'order',
    topic: 'PAYMENT',
  },
  GIFT_EXPIRED: {
    title: '선물 기한이 지나 주문을 취소했어요',
    text: '#{goodsName}. 결제하신 금액은 모두 돌려드려요.',
    target: 'order',
    topic: 'PAYMENT',
  },
  GIFT_THANKED: {
    title: '감사 인사가 도착했어요',
    text: '#{goodsName}. 받는 분이 남긴 인사를 확인해 보세요.',
    target: 'order',
    topic: 'DELIVERY',
  },
  COUNSEL_ANSWERED: {
    title: '1:1 문의에 답변을 드렸어요',
    text: '#{counselType}. 내용을 확인해 주세요.',
    target: 'counsel',
    topic: 'COUNSEL',
  },
  VOUCHER_ENDING: {
    title: '모바일 쿠폰 유효기간이 #{daysLeft}일 남았어요',
    text: '#{goodsName}. #{until}까지 사용하거나 기한을 연장해 주세요.',
    target: 'notice',
    topic: 'PERIOD',
  },
  EVENT_WON: {
    title: '이벤트에 당첨됐어요',
    text: '#{eventName}: #{prizeName}. 경품을 확인해 주세요.',
    target: 'notice',
    topic: 'EVENT',
  },
  PLAN_SHOP_OPEN: {
    title: '기다리던 기획전이 열렸어요',
    text: '#{planShopName}. 오픈 알림을 신청한 기획전이에요.',
    target: 'notice',
    topic: 'EVENT',
  },
  TERMS_CHANGED: {
    title: '#{termName}이 바뀌어요',
    text: '#{from}부터 새 약관이 적용돼요. 바뀌는 내용을 확인해 주세요.',
    target: 'notice',
    topic: 'MEMBER',
  },
  MEMBER_DORMANT: {
    title: '오랫동안 들르지 않으셨어요',
    text: '#{on}까지 로그인하지 않으면 개인정보를 따로 보관해요.',
    target: 'notice',
    topic: 'MEMBER',
  },
};

const VALUE = /#\{(\w+)\}/g;

/** The names of the values in a text. */
export const valuesIn = (text: string): string[] =>
  [...text.matchAll(VALUE)].map(([, name = '']) => name);

/** @throws Error when a value is missing: a message with a hole must not be sent */
export const fill = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(VALUE, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The template needs ${name}.`);
    return value;
  });

const variables = z.record(z.string(), z.string());
type Variables = z.infer<typeof variables>;

export const sealVariables = (secrets: Secrets, values: Variables): string =>
  secrets.seal(JSON.stringify(values));

export const openVariables = (secrets: Secrets, sealed: string): Variables =>
  openJson(secrets, variables, sealed);
