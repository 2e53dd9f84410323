import { z } from 'zod';
import {
  type DeliveryMessageCode,
  deliveryMessages,
  MAX_FREE_MESSAGE,
} from '../domain/delivery-message';
import { phoneDigits, phoneProblem, phoneProblemTexts } from '../domain/phone';
import { receiverNameLength } from '../domain/receiver';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { instant, no } from './part.schema';
import { plainText } from './plain-text';

export const deliveryMessageCode = z.enum(tableKeys<DeliveryMessageCode>(deliveryMessages));

export const messageText = plainText({
  max: MAX_FREE_MESSAGE,
  tooLong: `배송 메시지는 ${MAX_FREE_MESSAGE}자까지 입력할 수 있어요.`,
});

export const address = z.object({
  addressNo: z.number(),
  alias: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  zip: z.string(),
  road: z.string(),
  jibun: z.string(),
  detail: z.string(),
  messageCd: deliveryMessageCode.nullable(),
  messageText: z.string(),
  isDefault: z.boolean(),
  /** 도서산간 surcharge for this postcode in won; 0 on the mainland. */
  areaFeeWon: z.number(),
  lastUsedAt: instant().nullable(),
});

export const receiverName = plainText({
  ...receiverNameLength,
  tooShort: `받는 분 이름을 ${receiverNameLength.min}자 이상 입력해 주세요.`,
  tooLong: `받는 분 이름은 ${receiverNameLength.max}자까지 입력할 수 있어요.`,
});

export const receiverPhone = plainText({ max: 40 })
  .superRefine((value, context) => {
    const problem = phoneProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: phoneProblemTexts[problem] });
  })
  .transform(phoneDigits);

export const addressBody = z.object({
  alias: plainText({ max: 20, tooLong: '배송지 이름은 20자까지 입력할 수 있어요.' }).default(''),
  receiverName,
  receiverPhone,
  zip: z.string().regex(/^\d{5}$/, '주소를 검색해 주세요.'),
  road: plainText({ min: 1, max: 100, tooShort: '주소를 검색해 주세요.' }),
  jibun: plainText({ max: 100 }).default(''),
  detail: plainText({
    min: 1,
    max: 100,
    tooShort: '상세 주소를 입력해 주세요.',
    tooLong: '상세 주소는 100자까지 입력할 수 있어요.',
  }),
  messageCd: deliveryMessageCode.nullable().default(null),
  messageText: messageText.default(''),
  isDefault: z.boolean().default(false),
});

/** One result of the built-in address search. */
export const addressHit = z.object({
  zip: z.string(),
  road: z.string(),
  jibun: z.string(),
  building: z.string(),
  /** 제주, 도서산간 …; null on the mainland. */
  areaName: z.string().nullable(),
});

/** Where goods are brought to, as coarsely as a promised day needs it. */
export const deliveryArea = z.object({
  /** 서울 강남구 of the default address; null for a postcode that the shopper gave. */
  place: z.string().nullable(),
  /** 제주, 울릉도 …; null on the mainland. */
  areaName: z.string().nullable(),
  /** Working days by which goods arrive later than on the mainland. */
  extraDays: z.number(),
});

export const addressBook = z.object({ addresses: z.array(address), max: z.number() });
const byNo = z.object({ addressNo: no() });

export const addressSchemas = defineSchemas({
  list: {
    summary: 'Lists the delivery addresses of the member, the default one first.',
    reply: addressBook,
  },
  create: {
    summary: 'Adds a delivery address.',
    body: addressBody,
    reply: address,
    errors: ['ADDRESS_LIMIT'],
  },
  update: {
    summary: 'Replaces a delivery address.',
    params: byNo,
    body: addressBody,
    reply: address,
  },
  remove: {
    summary: 'Deletes a delivery address and returns the rest.',
    params: byNo,
    reply: addressBook,
  },
  makeDefault: {
    summary: 'Makes an address the default delivery address.',
    params: byNo,
    reply: addressBook,
  },
  area: {
    summary: 'Returns the delivery area of a postcode or of the default address.',
    query: z.object({
      zip: z
        .string()
        .regex(/^\d{5}$/)
        .optional(),
    }),
    reply: z.object({ area: deliveryArea.nullable() }),
  },
  search: {
    summary: 'Searches postal addresses by road name, lot number, building or postcode.',
    query: z.object({
      q: plainText({ min: 2, max: 50, tooShort: '두 글자 이상 입력해 주세요.' }),
      page: z.coerce.number<number>().int().min(1).max(100).default(1),
    }),
    reply: z.object({
      total: z.number(),
      page: z.number(),
      pageCount: z.number(),
      items: z.array(addressHit),
    }),
    errors: ['POSTCODE_DOWN'],
  },
});

export type Address = z.output<typeof address>;
export type AddressBody = z.input<typeof addressBody>;
export type DeliveryArea = z.output<typeof deliveryArea>;
export type AddressHit = z.output<typeof addressHit>;
