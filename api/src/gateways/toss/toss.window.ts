import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps, Module } from '../../platform/deps';
import { notFound } from '../../platform/errors';
import type { Secrets } from '../../platform/secrets';
import type { WindowRequest } from '../../ports/index';
import type { TossSettings } from './toss.api';
import { tossCompanyOf } from './toss.cards';
import { returnPath } from './toss.return';

const PATH = '/payment/v1/toss';
const SDK = 'https://js.tosspayments.com/v2/standard';

const ticket = z.object({
  paymentNo: z.string(),
  nonce: z.string(),
  returnUrl: z.string(),
  method: z.enum(['CARD', 'EASY_PAY', 'TRANSFER']),
  orderName: z.string(),
  amountWon: z.number(),
  taxFreeWon: z.number(),
  cardCd: z.string(),
  installmentMonths: z.number(),
  isInterestFree: z.boolean(),
});
type Ticket = z.infer<typeof ticket>;

/** The address of the page that opens Toss's window; sealed, because the browser keeps it in its history. */
export const windowPath = (secrets: Secrets, request: WindowRequest): string =>
  `/api${PATH}?ticket=${secrets.seal(JSON.stringify(ticket.parse(request)))}`;

function openTicket(secrets: Secrets, sealed: string): Ticket {
  try {
    return ticket.parse(JSON.parse(secrets.open(sealed)));
  } catch {
    throw notFound('결제창을 찾을 수 없어요.');
  }
}

const MAX_ORDER_NAME = 100;
/** Installments begin at this amount. */
const INSTALLMENT_FROM_WON = 50_000;

/**
 * Opens the window of the chosen card company, with the chosen months and without card points: the shopper was
 * shown a price for exactly these.
 */
function cardOf({ amountWon, cardCd, installmentMonths, isInterestFree }: Ticket) {
  const cardCompany = tossCompanyOf(cardCd);
  const freePlan = { company: cardCompany, months: [installmentMonths] };
  return {
    flowMode: cardCompany ? 'DIRECT' : 'DEFAULT',
    cardCompany,
    useCardPoint: false,
    cardInstallmentPlan: amountWon >= INSTALLMENT_FROM_WON ? installmentMonths : undefined,
    freeInstallmentPlans: isInterestFree && cardCompany ? [freePlan] : undefined,
  };
}

/** The SDK's request. Wallets are chosen in the card window. */
const requestOf = (deps: Deps, sealed: string, one: Ticket) => ({
  method: one.method === 'TRANSFER' ? 'TRANSFER' : 'CARD',
  amount: { currency: 'KRW', value: one.amountWon },
  taxFreeAmount: one.taxFreeWon,
  orderId: one.paymentNo,
  orderName: one.orderName.slice(0, MAX_ORDER_NAME),
  successUrl: `${deps.config.publicUrl}${returnPath(deps.secrets, one, 'approved')}`,
  failUrl: `${deps.config.publicUrl}/api${PATH}/fail?ticket=${sealed}`,
  card: one.method === 'CARD' ? cardOf(one) : undefined,
});

/** JSON inside a script: `<` would end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const page = (nonce: string, clientKey: string, request: object, failUrl: string): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>결제</title><script src="${SDK}"></script></head>
<body><p>결제창을 열고 있어요.</p>
<script nonce="${nonce}">TossPayments(${inScript(clientKey)}).payment({customerKey:TossPayments.ANONYMOUS})
.requestPayment(${inScript(request)}).catch(function(){location.replace(${inScript(failUrl)})})</script></body></html>`;

const policyOf = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' https://js.tosspayments.com; style-src 'unsafe-inline'; connect-src https://*.tosspayments.com; frame-src https://*.tosspayments.com; img-src https: data:; form-action https://*.tosspayments.com 'self'; base-uri 'none'; frame-ancestors 'self'`;

/** Codes of a refused payment; any other code means that the shopper left the window. */
const isRefusal = (code: string): boolean => code.startsWith('REJECT_');

/** The page between the shop and Toss's window, and the way back from a failure. */
export const createTossModule = ({ clientKey }: TossSettings): Module => ({
  name: 'toss window',
  plugin: (app: FastifyInstance, deps) => {
    app.get<{ Querystring: { ticket?: string } }>(PATH, (request, reply) => {
      const sealed = String(request.query.ticket ?? '');
      const one = openTicket(deps.secrets, sealed);
      const nonce = randomBytes(16).toString('base64');
      const body = requestOf(deps, sealed, one);
      return reply
        .header('content-security-policy', policyOf(nonce))
        .type('text/html; charset=utf-8')
        .send(page(nonce, clientKey, body, body.failUrl));
    });
    app.get<{ Querystring: { ticket?: string; code?: string } }>(
      `${PATH}/fail`,
      (request, reply) => {
        const one = openTicket(deps.secrets, String(request.query.ticket ?? ''));
        const result = isRefusal(String(request.query.code ?? '')) ? 'declined' : 'canceled';
        return reply.redirect(returnPath(deps.secrets, one, result), 303);
      },
    );
  },
});
