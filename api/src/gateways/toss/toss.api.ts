import { z } from 'zod';

/** The address and keys of a shop at Toss Payments. */
export interface TossSettings {
  url: string;
  /** For the window in the browser. */
  clientKey: string;
  /** For calls from the server. */
  secretKey: string;
}

/** The fields of a Payment that the shop reads; Toss sends more. */
export const tossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  totalAmount: z.number().int(),
  approvedAt: z.iso.datetime({ offset: true }).nullish(),
  lastTransactionKey: z.string().nullish(),
  card: z
    .object({
      approveNo: z.string(),
      issuerCode: z.string(),
      installmentPlanMonths: z.number().int(),
      isInterestFree: z.boolean(),
    })
    .nullish(),
  easyPay: z.object({ provider: z.string() }).nullish(),
  transfer: z.object({ bankCode: z.string() }).nullish(),
  virtualAccount: z
    .object({ accountNumber: z.string(), bankCode: z.string(), customerName: z.string() })
    .nullish(),
  /** Comes back in the notices of a deposit. */
  secret: z.string().nullish(),
});
export type TossPayment = z.infer<typeof tossPayment>;

const tossError = z.object({ code: z.string(), message: z.string() });

/** A response: what was asked for, a refusal with its code, or nothing that can be relied on. */
export type TossReply<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'unknown' };

export interface TossCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Toss answers a repeated key with the first response, for 15 days. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
}

/** After a failed or unreadable response the outcome at Toss is unknown. */
async function read<T>(response: Response, shape: z.ZodType<T>): Promise<TossReply<T>> {
  const json: unknown = await response.json();
  if (response.ok) return { kind: 'ok', value: shape.parse(json) };
  if (response.status >= 500) return { kind: 'unknown' };
  return { kind: 'refused', status: response.status, code: tossError.parse(json).code };
}

/** Calls the REST interface: the secret key is the user of Basic authentication, without a password. */
export function createTossApi({ url, secretKey }: TossSettings) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async <T>(shape: z.ZodType<T>, call: TossCall): Promise<TossReply<T>> => {
    try {
      const headers = new Headers({ authorization, 'content-type': 'application/json' });
      if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
      const response = await fetch(new URL(call.path, url), {
        method: call.method,
        headers,
        body: call.body ? JSON.stringify(call.body) : null,
        signal: call.signal ?? null,
      });
      return await read(response, shape);
    } catch {
      return { kind: 'unknown' };
    }
  };
}

export type TossApi = ReturnType<typeof createTossApi>;
