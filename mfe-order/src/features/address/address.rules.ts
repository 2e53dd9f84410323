import type { Address, AddressBody, AddressHit } from '@shop/shared/contracts';
import {
  formatPhone,
  isTextLength,
  phoneDigits,
  phoneProblem,
  phoneProblemTexts,
  receiverNameLength,
} from '@shop/shared/domain';

/** Values of the address form. */
export interface AddressForm {
  receiverName: string;
  receiverPhone: string;
  zip: string;
  /** The line on the parcel: the road address, or the lot number if it was chosen. */
  road: string;
  jibun: string;
  detail: string;
  isDefault: boolean;
}

const emptyAddress: AddressForm = {
  receiverName: '',
  receiverPhone: '',
  zip: '',
  road: '',
  jibun: '',
  detail: '',
  isDefault: false,
};

/** The initial form of a new address. The first address has the member as receiver, the most frequent case. */
export const newAddressOf = (
  receiver: { name: string; phone: string } | undefined,
): AddressForm => ({
  ...emptyAddress,
  receiverName: receiver?.name ?? '',
  receiverPhone: formatPhone(receiver?.phone ?? ''),
});

export const formOf = (address: Address): AddressForm => ({
  receiverName: address.receiverName,
  receiverPhone: formatPhone(address.receiverPhone),
  zip: address.zip,
  road: address.road,
  jibun: address.jibun,
  detail: address.detail,
  isDefault: address.isDefault,
});

/** Builds the request body; fields that the form does not show keep their values. */
export const bodyOf = (form: AddressForm, before?: Address): AddressBody => ({
  ...form,
  receiverName: form.receiverName.trim(),
  receiverPhone: phoneDigits(form.receiverPhone),
  detail: form.detail.trim(),
  alias: before?.alias ?? '',
  messageCd: before?.messageCd ?? null,
  messageText: before?.messageText ?? '',
});

/** The same messages as the validation of the api; each says how to fix the field. */
export const addressRules = {
  receiverName: (text: string) => {
    const name = text.normalize('NFC').trim();
    const { min, max } = receiverNameLength;
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
  detail: (text: string) => text.trim() !== '' || '동·호수 같은 상세 주소를 입력해 주세요',
};

export const hitLine = ({ road, building }: AddressHit): string =>
  building ? `${road} (${building})` : road;

/** Which of a place's two names is written on the parcel. */
export type AddressKind = 'road' | 'lot';

/** The form values of a search result: its postcode, and the road or the lot-number address. */
export const pickedAddress = (
  hit: AddressHit,
  kind: AddressKind,
): Pick<AddressForm, 'zip' | 'road' | 'jibun'> => ({
  zip: hit.zip,
  road: kind === 'lot' ? hit.jibun : hitLine(hit),
  jibun: hit.jibun,
});
