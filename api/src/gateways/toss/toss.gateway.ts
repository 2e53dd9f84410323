import { cashReceiptTypes } from '@shop/shared/domain';
import { z } from 'zod';
import type { AdapterDeps } from '../../platform/deps';
import type { PaymentGateway, PaymentRef, Verdict } from '../../ports/index';
import { createTossApi, type TossSettings, tossPayment } from './toss.api';
import { tossBankOf } from './toss.banks';
import { cancelAtToss, paymentPath } from './toss.cancel';
import { isOurReturn } from './toss.return';
import { verdictOfApproval, verdictOfInquiry } from './toss.verdict';
import { readTossWebhook } from './toss.webhook';
import { windowPath } from './toss.window';

const receipt = z.object({ receiptKey: z.string() });

/** `2026-11-23T23:59:59`, Korean time, as Toss reads a deadline. */
const koreanTime = (at: Date): string =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

/** Toss Payments over its REST interface (docs.tosspayments.com/reference, version 2022-11-16). */
export function createTossGateway(
  { secrets }: AdapterDeps,
  settings: TossSettings,
): PaymentGateway {
  const api = createTossApi(settings);
  const inquire = async (ref: PaymentRef, signal?: AbortSignal): Promise<Verdict> =>
    verdictOfInquiry(await api(tossPayment, { method: 'GET', path: paymentPath(ref), signal }));
  return {
    methods: ['CARD', 'EASY_PAY', 'TRANSFER', 'VIRTUAL_ACCOUNT'],
    // The payment gets its key when the shopper has authorised it, and brings it back.
    openWindow: async (request) => ({ tid: null, windowUrl: windowPath(secrets, request) }),
    isGenuine: (windowReturn) => isOurReturn(secrets, windowReturn),
    approve: async ({ tid, paymentNo }, amountWon, signal) => {
      if (!tid) return { state: 'none' };
      const reply = await api(tossPayment, {
        method: 'POST',
        path: '/v1/payments/confirm',
        body: { paymentKey: tid, orderId: paymentNo, amount: amountWon },
        idempotencyKey: paymentNo,
        signal,
      });
      return verdictOfApproval(reply);
    },
    issueAccount: async (request, signal) => {
      const { paymentNo } = request;
      const reply = await api(tossPayment, {
        method: 'POST',
        path: '/v1/virtual-accounts',
        body: {
          amount: request.amountWon,
          taxFreeAmount: request.taxFreeWon,
          orderId: paymentNo,
          orderName: request.orderName.slice(0, 100),
          customerName: request.customerName,
          bank: tossBankOf(request.bankCd),
          dueDate: koreanTime(request.dueAt),
        },
        idempotencyKey: paymentNo,
        signal,
      });
      const isIssued = reply.kind === 'refused' && reply.code === 'DUPLICATED_ORDER_ID';
      return isIssued ? inquire({ paymentNo, tid: null }, signal) : verdictOfApproval(reply);
    },
    inquire,
    cancel: (ref, request, signal) => cancelAtToss(api, ref, request, signal),
    // Toss compares the holder when it refunds.
    checkAccount: async () => 'unchecked',
    readWebhook: ({ body }) => readTossWebhook(body),
    issueCashReceipt: async (
      { paymentNo, orderName, amountWon, taxFreeWon, type, number },
      signal,
    ) => {
      const reply = await api(receipt, {
        method: 'POST',
        path: '/v1/cash-receipts',
        body: {
          amount: amountWon,
          taxFreeAmount: taxFreeWon,
          orderId: paymentNo,
          orderName: orderName.slice(0, 100),
          customerIdentityNumber: number,
          type: cashReceiptTypes[type],
        },
        idempotencyKey: `receipt-${paymentNo}`,
        signal,
      });
      return reply.kind === 'ok' ? reply.value.receiptKey : undefined;
    },
    cancelCashReceipt: async (receiptKey, amountWon, key, signal) => {
      const path = `/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`;
      const reply = await api(z.object({}), {
        method: 'POST',
        path,
        body: { amount: amountWon },
        idempotencyKey: `receipt-${key}`,
        signal,
      });
      return reply.kind === 'ok';
    },
  };
}
