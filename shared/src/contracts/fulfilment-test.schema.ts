import { z } from 'zod';
import { type CourierCode, couriers, type TrackingKind, trackingKinds } from '../domain/shipment';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { orderNo, orderState, shipmentState } from './order.schema';
import { instant, no, won } from './part.schema';
import { opaque, plainText } from './plain-text';

const courierCode = z.enum(tableKeys<CourierCode>(couriers));
const trackingKind = z.enum(tableKeys<TrackingKind>(trackingKinds));

const testOrder = z.object({
  orderNo: z.string(),
  orderedAt: instant(),
  items: z.array(
    z.object({
      itemNo: z.number(),
      sellerNo: z.number(),
      goodsName: z.string(),
      state: orderState,
      stateName: z.string(),
    }),
  ),
  shipments: z.array(
    z.object({
      courierCd: courierCode,
      invoiceNo: z.string(),
      itemNos: z.array(z.number()),
      state: shipmentState,
      stateName: z.string(),
    }),
  ),
  /** Returns and exchanges on which a seller can act. */
  claims: z.array(
    z.object({
      claimNo: z.string(),
      kindName: z.string(),
      state: z.string(),
      stateName: z.string(),
    }),
  ),
  /** What the simulated provider sent to the member, the newest first. */
  messages: z.array(z.object({ text: z.string(), sentAt: instant() })),
});

const lines = z.array(no()).min(1).max(100);

export const fulfilmentTestSchemas = defineSchemas({
  state: {
    summary: 'Sandbox: lists the newest paid orders and their parcels.',
    reply: z.object({ orders: z.array(testOrder) }),
  },
  seller: {
    summary: 'Sandbox: reports an action of the seller on order lines.',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['PREPARING', 'PACKED']), orderNo: orderNo(), itemNos: lines }),
      z.object({
        kind: z.literal('SHIPPED'),
        orderNo: orderNo(),
        itemNos: lines,
        courierCd: courierCode.default('CJ'),
        /** Without one: a new number. */
        invoiceNo: opaque(20).optional(),
      }),
      z.object({
        kind: z.literal('DELAYED'),
        orderNo: orderNo(),
        sellerNo: no(),
        /** From today. */
        days: z.number().int().min(0).max(60).default(3),
        reason: plainText({ max: 100 }).default('재고를 다시 확인하고 있어요'),
      }),
      z.object({
        kind: z.literal('CLAIM'),
        orderNo: orderNo(),
        claimNo: opaque(50),
        to: z.enum(['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED', 'ADJUST_REQUESTED', 'REJECTED']),
        note: plainText({ max: 200 }).default(''),
        deductionWon: won().min(0).default(0),
        isResellable: z.boolean().default(true),
        /** Whether the options that an exchange wants are there. */
        canSupply: z.boolean().default(true),
      }),
    ]),
    /** DONE, or the code with which the shop refused each report. */
    reply: z.object({ outcomes: z.array(z.string()) }),
  },
  courier: {
    summary: 'Sandbox: reports a courier scan of a parcel.',
    body: z.object({
      courierCd: courierCode.default('CJ'),
      invoiceNo: opaque(20),
      kind: trackingKind,
      /** Hours since the scan: an event that arrives late. */
      hoursAgo: z.number().min(0).max(2_000).default(0),
      /** How often the same event is reported. */
      times: z.number().int().min(1).max(5).default(1),
    }),
    /** The parcel's state afterwards; null for a number that the shop does not know. */
    reply: z.object({ stateName: z.string().nullable() }),
  },
  redeem: {
    summary: 'Sandbox: redeems the PIN of a voucher.',
    body: z.object({
      pin: plainText({ max: 40 }),
      place: plainText({ max: 40 }).default('온담카페 강남점'),
    }),
    /** False for a PIN that is unknown, used, refunded or expired. */
    reply: z.object({ isTaken: z.boolean() }),
  },
  passDays: {
    summary: 'Sandbox: moves an order some days into the past and runs the due jobs.',
    body: z.object({ orderNo: orderNo(), days: z.number().min(0.01).max(400) }),
    reply: z.object({ confirmed: z.number(), delayed: z.number(), claims: z.number() }),
  },
  passCouponDays: {
    summary: "Sandbox: moves the dates of a member's coupon some days into the past.",
    body: z.object({ issueNo: no(), days: z.number().min(0.01).max(400) }),
    /** False when no member holds the coupon. */
    reply: z.object({ isMoved: z.boolean() }),
  },
});

export type TestOrder = z.output<typeof testOrder>;
