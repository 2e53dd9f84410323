import { type NotificationKind, notificationKinds } from '@shop/shared/domain';
import { z } from 'zod';
import type { Secrets } from '../../../platform/secrets';
import { openJson } from '../../../platform/secrets';
import { type NotificationStep, notificationSteps } from '../../checkout/history';
import { type NoticeStep, noticeSteps } from '../../member/notice';
import { orderTemplates } from './order-templates';
import { kindOfTopic, type Template } from './template';

/** Steps of orders, answers of customer service, and notices about no order. */
export const toldSteps = [...notificationSteps, 'COUNSEL_ANSWERED', ...noticeSteps] as const;
export type ToldStep = NotificationStep | 'COUNSEL_ANSWERED' | NoticeStep;

/**
 * The words of each step, with `#{name}` for a value, as they are registered with the provider: the step is the
 * template's code. What advertises is of a kind that says so.
 */
export const templates: Record<ToldStep, Template> = {
  ...orderTemplates,
  VOUCHER_ENDING: {
    title: '모바일 쿠폰 유효기간이 #{daysLeft}일 남았어요',
    text: '#{goodsName}. #{until}까지 사용하거나 기한을 연장해 주세요.',
    target: 'notice',
    topic: 'BENEFIT',
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
    text: '#{on}까지 로그인하지 않으면 소식을 더 보내지 않아요. 계정은 그대로예요.',
    target: 'notice',
    topic: 'MEMBER',
  },
  RESTOCKED: {
    title: '기다리던 상품이 다시 들어왔어요',
    text: '#{goodsName}. 수량이 적을 수 있어요.',
    target: 'notice',
    topic: 'ALERT',
  },
  SALE_OPENED: {
    title: '기다리던 판매가 시작됐어요',
    text: '#{goodsName}. 지금 구매할 수 있어요.',
    target: 'notice',
    topic: 'ALERT',
  },
  PRICE_DROPPED: {
    title: '찜한 상품의 가격이 내렸어요',
    text: '#{drops}',
    target: 'notice',
    topic: 'PRICE',
  },
  BENEFIT_ENDING: {
    title: '곧 사라지는 것이 있어요',
    text: '#{endings}',
    target: 'notice',
    topic: 'BENEFIT',
  },
  CONSENT_CONFIRM: {
    title: '광고 수신에 동의한 상태예요',
    text: '#{siteName}이 알려 드려요. #{on}에 ‘#{channel}’에 동의하셨어요. 내 정보에서 언제든지 거둘 수 있어요.',
    target: 'notice',
    topic: 'MEMBER',
  },
};

/** Which choice of the member decides about a step. */
export const kindOf = (step: ToldStep): NotificationKind => kindOfTopic[templates[step].topic];

/** The steps of a kind. */
export const stepsOf = (kind: NotificationKind): ToldStep[] =>
  toldSteps.filter((step) => kindOf(step) === kind);

/** Whether a step advertises (정보통신망법 §50). */
export const isAd = (step: ToldStep): boolean => notificationKinds[kindOf(step)].isAd;

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
