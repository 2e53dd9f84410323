import { dashedDate } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../platform/clock';
import type { RouteBinding } from '../platform/http/route';
import type { NamedValues } from './owned-things';

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minLength?: number;
  minimum?: number;
  items?: JsonSchema;
  required?: string[];
  properties?: Record<string, JsonSchema>;
}

/**
 * A value that this schema allows, mostly: patterns are not followed.
 * @param named values for fields by their names
 */
export function sampleOf(schema: JsonSchema, named: NamedValues = {}): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, named);
  if (schema.type === 'string') return '1'.repeat(Math.max(schema.minLength ?? 1, 1));
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items, named)] : [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [
      name,
      name in named ? named[name] : sampleOf(part, named),
    ]),
  );
}

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

export const bodySchemaOf = ({ schema }: RouteBinding): JsonSchema =>
  schema.body ? jsonSchemaOf(schema.body) : {};

/** Fields that every request of these calls fills alike. */
const plainValues: NamedValues = {
  ...{
    receiverName: '김시험',
    receiverPhone: '01020301101',
    zip: '06134',
    qty: 1,
    code: 'ZZZZZZZZ',
  },
  ...{ messageCd: '60', messageText: '', messages: undefined, pccc: undefined, parcel: undefined },
  ...{ cashReceipt: null, fileNos: [], expectedPayWon: 1, expectedRefundWon: 1 },
  ...{ consents: ['PURCHASE', 'PRIVACY', 'THIRD_PARTY', 'FINANCE'], couponIssueNos: [999_999] },
  ...{ requestNo: '1'.repeat(22), phoneTail: '0000', sendAt: null },
  ...{ reviewNo: 999_999, faqNo: 999_999, cornerNo: 999_999, fileNo: 'F00000000' },
};

/** A basket line and an order line have the same name in the contract. */
export const withNames = (id: string, things: NamedValues, now: Date): NamedValues => {
  const visitOn = dashedDate(addMs(now, daysMs(1)).getTime());
  const itemNo = id.startsWith('basket.') || id === 'orderSheet.create' ? 'basket' : 'order';
  const no = things[`${itemNo}ItemNo`];
  const lists = { itemNos: [no], goodsNos: [things.goodsNo], couponNos: [things.couponNo] };
  const consents = id === 'gift.accept' ? { consents: ['PRIVACY', 'THIRD_PARTY'] } : {};
  return {
    ...plainValues,
    ...consents,
    visitOn,
    ...things,
    ...lists,
    itemNo: no,
    no: things.goodsNo,
  };
};
