import { randomUUID } from 'node:crypto';
import type { Call, CallInput, CallReply } from '@shop/shared/contracts';
import { orderCalls, orderSheetCalls, paymentCalls } from '@shop/shared/contracts';

export interface Answer<T> {
  status: number;
  code: string;
  payload: T;
}

/** A member who calls api processes over HTTP, any of them, with one token. */
export class HttpShopper {
  private token = '';

  async signIn(url: string, cno: string): Promise<void> {
    const response = await fetch(`${url}/member/v1/front/localLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ cno }),
    });
    const { payload } = (await response.json()) as { payload: { accessToken: string } };
    this.token = payload.accessToken;
  }

  /** One call to the process at `url`. */
  async request<C>(
    url: string,
    call: C,
    input: CallInput<C>,
    key: string = randomUUID(),
  ): Promise<Answer<CallReply<C>>> {
    const { method, path: pattern } = call as Call<never>;
    const { params, body } = input as { params?: Record<string, string>; body?: object };
    const path = pattern.replace(/:(\w+)/g, (_match: string, name: string) =>
      String(params?.[name]),
    );
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${this.token}`,
      },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    });
    const { code, payload } = (await response.json()) as Omit<Answer<CallReply<C>>, 'status'>;
    return { status: response.status, code, payload };
  }

  /** The same, repeated as a browser does while the first request with this key is running. */
  async settle<C>(
    url: string,
    call: C,
    input: CallInput<C>,
    key: string = randomUUID(),
  ): Promise<Answer<CallReply<C>>> {
    for (;;) {
      const answer = await this.request(url, call, input, key);
      if (answer.code !== 'IN_PROGRESS') return answer;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The 결제하기 request for one piece of these goods. */
  async placeBody(
    url: string,
    skuNo: number,
    payMethod: 'CARD' | 'VIRTUAL_ACCOUNT',
    uses: { usePointWon?: number; useCoinWon?: number } = {},
  ): Promise<CallInput<typeof orderCalls.place>['body']> {
    const created = await this.request(url, orderSheetCalls.create, {
      body: { source: 'DIRECT', items: [{ skuNo, qty: 1 }] },
    });
    const { sheetNo } = created.payload;
    const { payload } = await this.request(url, orderSheetCalls.calculate, {
      params: { sheetNo },
      body: {
        payMethod,
        couponIssueNos: [],
        usePointWon: 0,
        useCoinWon: 0,
        useGiftCardWon: 0,
        ...uses,
      },
    });
    return {
      sheetNo,
      choices: payload.choices,
      messageCd: null,
      expectedPayWon: payload.amounts.payWon,
      consents: payload.consents.map(({ code }) => code),
    };
  }

  /** Approves in the window. @returns the body of the approval */
  async approveInWindow(
    url: string,
    paymentNo: string,
  ): Promise<CallInput<typeof paymentCalls.approve>['body']> {
    const { payload } = await this.request(url, paymentCalls.ready, { body: { paymentNo } });
    const back = await fetch(`${url.replace(/\/api$/, '')}${payload.windowUrl}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    const { searchParams } = new URL(back.headers.get('location') ?? '', url);
    return Object.fromEntries(searchParams) as CallInput<typeof paymentCalls.approve>['body'];
  }

  /** Orders by virtual account. @returns the numbers, and the account */
  async orderByDeposit(url: string, skuNo: number) {
    const body = await this.placeBody(url, skuNo, 'VIRTUAL_ACCOUNT');
    const { payload } = await this.request(url, orderCalls.place, { body });
    const { paymentNo, orderNo } = payload;
    const ready = await this.request(url, paymentCalls.ready, { body: { paymentNo } });
    return { paymentNo, orderNo, accountNo: ready.payload.payment.deposit?.accountNo ?? '' };
  }
}
