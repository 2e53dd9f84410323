import type { CallInput, giftCalls, OpenGift } from '@shop/shared/contracts';
import {
  type DeliveryMessageCode,
  FREE_MESSAGE_CODE,
  formatPhone,
  isTextLength,
  phoneDigits,
  phoneProblem,
  phoneProblemTexts,
  receiverNameLength,
} from '@shop/shared/domain';

/** Values of the address form of a gift. */
export interface ShippingValues {
  receiverName: string;
  receiverPhone: string;
  zip: string;
  road: string;
  detail: string;
  /** ME039, or '' for none. */
  messageCd: string;
  messageText: string;
  saves: boolean;
  /** 배송지 제공 동의, for the first address. */
  agrees: boolean;
}

/** The address that was given before, or the name that the sender entered. */
export const shippingValues = ({ address, receiverName }: OpenGift): ShippingValues => ({
  receiverName: address?.receiverName ?? receiverName,
  receiverPhone: address ? formatPhone(address.receiverPhone) : '',
  zip: address?.zip ?? '',
  road: address?.road ?? '',
  detail: address?.detail ?? '',
  messageCd: address?.messageCd ?? '',
  messageText: address?.messageText ?? '',
  saves: false,
  agrees: address !== null,
});

const { min, max } = receiverNameLength;

/** The rules of the api; each message says how to fix the field. */
export const shippingRules = {
  receiverName: (text: string) => {
    const name = text.normalize('NFC').trim();
    if (isTextLength(name, { min, max })) return true;
    return name.length < min
      ? `받는 분 이름을 ${min}자 이상 입력해 주세요`
      : `받는 분 이름은 ${max}자까지 입력할 수 있어요`;
  },
  receiverPhone: (text: string) => {
    const problem = phoneProblem(text);
    return problem === undefined || phoneProblemTexts[problem];
  },
  zip: (text: string) => /^\d{5}$/.test(text) || '주소 찾기를 눌러 주소를 선택해 주세요',
  agrees: (isAgreed: boolean) => isAgreed || '배송지 제공에 동의해 주세요',
  detail: (text: string) => text.trim() !== '' || '동·호수 같은 상세 주소를 입력해 주세요',
};

/** Free text is needed once 직접 입력 is chosen. */
export const messageTextRule = (messageCd: string) => (text: string) =>
  messageCd !== FREE_MESSAGE_CODE || text.trim() !== '' || '배송 메시지를 입력해 주세요';

export const shippingBody = (
  values: ShippingValues,
  isMember: boolean,
): CallInput<typeof giftCalls.shipping>['body'] => ({
  receiverName: values.receiverName.trim(),
  receiverPhone: phoneDigits(values.receiverPhone),
  zip: values.zip,
  road: values.road,
  detail: values.detail.trim(),
  messageCd: (values.messageCd || null) as DeliveryMessageCode | null,
  messageText: values.messageCd === FREE_MESSAGE_CODE ? values.messageText.trim() : '',
  saves: isMember && values.saves,
  agrees: values.agrees,
});
