import type {
  CallInput,
  claimCalls,
  OrderDetail,
  OrderItem,
  RefundEstimate,
} from '@shop/shared/contracts';
import { INVOICE_NO, koreanDayText } from '@shop/shared/domain';

type ReturnBody = CallInput<typeof claimCalls.requestReturn>['body'];
export type ReturnReason = ReturnBody['reasonCd'];
type Parcel = NonNullable<ReturnBody['parcel']>;

/** Item number → quantity to return. */
export type ReturnChoice = Readonly<Record<number, number>>;

/** Values of the four steps of a return or exchange. */
export interface ReturnForm {
  choice: ReturnChoice;
  /** Item number → SKU of the wanted option; empty for a return. */
  wanted: Readonly<Record<number, number>>;
  reasonCd: ReturnReason | '';
  detail: string;
  way: 'COLLECT' | 'SELF';
  /** 0: the address of the order. */
  addressNo: number;
  visitOn: string;
  courierCd: string;
  invoiceNo: string;
}

/**
 * The initial form of a request opened from an item's button, with the first pickup day preselected.
 * @param now epoch time, ms
 */
export const startForm = (item: OrderItem, now: number): ReturnForm => ({
  ...{ choice: { [item.itemNo]: returnableQty(item) }, wanted: {}, reasonCd: '', detail: '' },
  ...{ way: 'COLLECT', addressNo: 0, courierCd: '', invoiceNo: '' },
  visitOn: visitDays(now)[0]?.value ?? '',
});

/** The quantity of an item that can be returned or exchanged now. */
export const returnableQty = (item: OrderItem): number =>
  item.actions.some(({ action }) => action === 'RETURN') ? item.qty - item.canceledQty : 0;

/** Items that can be returned together with the first one: they came from the same seller. */
export const returnableItems = (
  { items }: Pick<OrderDetail, 'items'>,
  sellerNo: number,
): OrderItem[] => items.filter((item) => item.sellerNo === sellerNo && returnableQty(item) > 0);

export const chosenLines = (choice: ReturnChoice): { itemNo: number; qty: number }[] =>
  Object.entries(choice)
    .map(([itemNo, qty]) => ({ itemNo: Number(itemNo), qty }))
    .filter(({ qty }) => qty > 0);

/** Each message says how to correct the field. */
export const returnRules = {
  choice: (choice: ReturnChoice) => chosenLines(choice).length > 0 || '상품을 골라 주세요',
  reasonCd: (reasonCd: string) => reasonCd !== '' || '사유를 골라 주세요',
  way: (way: string) => way !== '' || '반품 방법을 골라 주세요',
  visitOn: (day: string) => day !== '' || '회수 날짜를 골라 주세요',
  courierCd: (code: string) => code !== '' || '택배사를 골라 주세요',
  invoiceNo: (no: string) =>
    INVOICE_NO.test(no.replace(/\D/g, '')) || '송장번호를 숫자 9~14자리로 입력해 주세요',
};

const parcelOf = ({ courierCd, invoiceNo }: ReturnForm): Parcel => ({
  courierCd: courierCd as Parcel['courierCd'],
  invoiceNo: invoiceNo.replace(/\D/g, ''),
});

/** What decides the refund. */
export const returnScope = (
  orderNo: string,
  form: Pick<ReturnForm, 'choice' | 'reasonCd' | 'way' | 'addressNo'>,
) => ({
  orderNo,
  items: chosenLines(form.choice),
  reasonCd: form.reasonCd || ('CHANGED_MIND' as const),
  way: form.way,
  addressNo: form.way === 'COLLECT' && form.addressNo > 0 ? form.addressNo : undefined,
});

/** The body of the request. @param shown the money that was shown */
export const returnBody = (
  orderNo: string,
  form: ReturnForm,
  shown: Pick<RefundEstimate, 'refundWon' | 'payWon'>,
  fileNos: string[],
): ReturnBody => ({
  ...returnScope(orderNo, form),
  detail: form.detail,
  fileNos,
  visitOn: form.way === 'COLLECT' ? form.visitOn : undefined,
  parcel: form.way === 'SELF' ? parcelOf(form) : undefined,
  expectedRefundWon: shown.refundWon,
  expectedPayWon: shown.payWon,
});

/** Interval at which the pickup days are recomputed. */
export const EVERY_HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const KOREA_OFFSET_MS = 9 * 3_600_000;
const VISIT_DAYS = 10;

/** The days on which a courier comes: from tomorrow, without Sundays. @param now epoch ms */
export const visitDays = (now: number): { value: string; label: string }[] =>
  Array.from({ length: VISIT_DAYS }, (_, at) => new Date(now + KOREA_OFFSET_MS + (at + 1) * DAY_MS))
    .filter((day) => day.getUTCDay() !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .map((value) => ({ value, label: koreanDayText(value) }));
