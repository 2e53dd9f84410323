import http from 'node:http';
import type { AddressInfo } from 'node:net';

const SECRET_KEY = 'test_sk_local';

interface Payment {
  paymentKey: string;
  orderId: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
  approvedAt: string | null;
  card: {
    approveNo: string;
    issuerCode: string;
    installmentPlanMonths: number;
    isInterestFree: boolean;
  } | null;
  virtualAccount: { accountNumber: string; bankCode: string; customerName: string } | null;
  secret: string | null;
}

export interface TossRequest {
  line: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** How the next answers differ: a status and text in place of the response, or no response at all. */
export type TossTrouble = { status: number; text: string } | 'hang' | 'lose';

/**
 * A local server that follows the public documentation of Toss Payments: Basic authentication, error
 * codes, and the first response for a repeated idempotency key.
 */
export async function startFakeToss() {
  const payments = new Map<string, Payment>();
  const requests: TossRequest[] = [];
  const answered = new Map<string, { status: number; json: object }>();
  let trouble: TossTrouble | undefined;
  let charged: { totalAmount?: number; card?: Partial<NonNullable<Payment['card']>> } = {};

  const refuse = (status: number, code: string) => ({ status, json: { code, message: code } });
  const find = (orderId: string) => [...payments.values()].find((one) => one.orderId === orderId);
  const add = (
    more: Partial<Payment> & Pick<Payment, 'paymentKey' | 'orderId' | 'totalAmount'>,
  ) => {
    const payment: Payment = {
      status: 'IN_PROGRESS',
      approvedAt: null,
      card: null,
      virtualAccount: null,
      secret: null,
      balanceAmount: more.totalAmount,
      ...more,
    };
    payments.set(payment.paymentKey, payment);
    return payment;
  };

  const confirm = (body: TossRequest['body']) => {
    const payment = payments.get(String(body.paymentKey));
    if (!payment || payment.orderId !== body.orderId)
      return refuse(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (payment.totalAmount !== body.amount) return refuse(400, 'INVALID_REQUEST');
    if (payment.status === 'DONE') return refuse(400, 'ALREADY_PROCESSED_PAYMENT');
    if (payment.status === 'ABORTED') return refuse(403, 'REJECT_CARD_PAYMENT');
    payment.status = 'DONE';
    payment.approvedAt = new Date().toISOString();
    payment.card = {
      approveNo: '00012345',
      issuerCode: '71',
      installmentPlanMonths: 0,
      isInterestFree: false,
      ...charged.card,
    };
    if (charged.totalAmount) payment.totalAmount = payment.balanceAmount = charged.totalAmount;
    charged = {};
    return { status: 200, json: payment };
  };

  const issue = (body: TossRequest['body']) => {
    if (find(String(body.orderId))) return refuse(400, 'DUPLICATED_ORDER_ID');
    const payment = add({
      paymentKey: `va_${String(body.orderId)}`,
      orderId: String(body.orderId),
      totalAmount: Number(body.amount),
      status: 'WAITING_FOR_DEPOSIT',
      secret: `ps_${String(body.orderId)}`,
      virtualAccount: {
        accountNumber: `X${String(body.orderId)}`,
        bankCode: String(body.bank),
        customerName: String(body.customerName),
      },
    });
    return { status: 200, json: payment };
  };

  const cancel = (payment: Payment | undefined, body: TossRequest['body']) => {
    if (!payment) return refuse(404, 'NOT_FOUND_PAYMENT');
    if (payment.status === 'CANCELED') return refuse(400, 'ALREADY_CANCELED_PAYMENT');
    const account = body.refundReceiveAccount as { holderName: string } | undefined;
    if (payment.virtualAccount && payment.status !== 'WAITING_FOR_DEPOSIT') {
      if (!account) return refuse(400, 'INVALID_REFUND_ACCOUNT_INFO');
      if (account.holderName === '다른이') return refuse(400, 'INVALID_REFUND_ACCOUNT_INFO');
    }
    payment.balanceAmount -= Number(body.cancelAmount ?? payment.balanceAmount);
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    return { status: 200, json: payment };
  };

  const receipts: { orderId: string; amount: number; type: string }[] = [];
  const answer = (line: string, body: TossRequest['body']) => {
    if (line === 'POST /v1/payments/confirm') return confirm(body);
    if (line === 'POST /v1/virtual-accounts') return issue(body);
    if (line === 'POST /v1/cash-receipts') {
      receipts.push(body as (typeof receipts)[number]);
      return { status: 200, json: { receiptKey: `receipt_${String(body.orderId)}` } };
    }
    if (/^POST \/v1\/cash-receipts\/.+\/cancel$/.test(line)) return { status: 200, json: {} };
    const [, key, isCancel] = /^(?:GET|POST) \/v1\/payments\/([^/]+)(\/cancel)?$/.exec(line) ?? [];
    if (key && isCancel) return cancel(payments.get(key), body);
    const [, orderId] = /^GET \/v1\/payments\/orders\/([^/]+)$/.exec(line) ?? [];
    const payment = orderId ? find(orderId) : payments.get(key ?? '');
    return payment ? { status: 200, json: payment } : refuse(404, 'NOT_FOUND_PAYMENT');
  };

  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const line = `${request.method} ${request.url}`;
    const key = request.headers['idempotency-key'] as string | undefined;
    const body = text ? (JSON.parse(text) as TossRequest['body']) : {};
    requests.push({ line, key, body });
    const now = trouble;
    trouble = undefined;
    if (now === 'hang') return;
    if (typeof now === 'object') return void response.writeHead(now.status).end(now.text);
    const isKnown =
      request.headers.authorization === `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    const repeated = key === undefined ? undefined : answered.get(`${line} ${key}`);
    const reply = isKnown
      ? (repeated ?? structuredClone(answer(line, body)))
      : refuse(401, 'UNAUTHORIZED_KEY');
    if (key !== undefined) answered.set(`${line} ${key}`, reply);
    if (now === 'lose') return void response.destroy();
    response
      .writeHead(reply.status, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(reply.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      PAYMENT: 'toss',
      TOSS_CLIENT_KEY: 'test_ck_local',
      TOSS_SECRET_KEY: SECRET_KEY,
      TOSS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    requests,
    receipts,
    find,
    /** Authorises in Toss's window, as the shopper does: the payment waits for its confirmation. */
    authorise: (orderId: string, totalAmount: number, status = 'IN_PROGRESS') =>
      add({ paymentKey: `pk_${orderId}`, orderId, totalAmount, status }),
    /** Pays into the virtual account of this order. */
    deposit: (orderId: string): void => {
      const payment = find(orderId);
      if (payment) Object.assign(payment, { status: 'DONE', approvedAt: new Date().toISOString() });
    },
    /** The next confirmation charges another amount or card than requested. */
    chargeOther: (other: typeof charged): void => {
      charged = other;
    },
    /** The next request gets this fault. */
    fail: (next: TossTrouble): void => {
      trouble = next;
    },
    close: (): Promise<void> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
