import { randomUUID } from 'node:crypto';
import { type CallInput, type CallReply, orderCalls, paymentCalls } from '@shop/shared/contracts';
import type { TestGoods } from './goods';
import { type Answer, HttpShopper } from './http-shopper';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Statuses of a request that did not reach a process, or whose process was ended. */
const isUnavailable = (status: number): boolean => status >= 502;

/** A member who opens pages of goods and orders them. Like a browser, they repeat a failed call with the same key. */
export class RepeatingBuyer extends HttpShopper {
  /** Orders that were placed. */
  placed = 0;
  /** Their numbers, without those of lost responses. */
  readonly orderNos: string[] = [];
  /** Requests that were sent once more. */
  repeated = 0;
  /** Responses that are wrong even while a process is down. */
  readonly wrong: string[] = [];
  /** Ends after the order that is being placed. */
  isOver = false;
  /** Ends at once, without a response. */
  isCanceled = false;

  /** @param url URL of the shop */
  constructor(
    private readonly url: string,
    private readonly goods: readonly TestGoods[],
  ) {
    super();
  }

  async act(): Promise<void> {
    while (!this.isOver && !this.isCanceled) {
      const { goodsNo, skuNo } = this.goods[this.placed % this.goods.length] as TestGoods;
      await this.openPage(`/goods/detail?goodsNo=${goodsNo}`);
      await this.order(skuNo);
      await pause(50);
    }
  }

  override async request<C>(
    url: string,
    call: C,
    input: CallInput<C>,
    key: string = randomUUID(),
  ): Promise<Answer<CallReply<C>>> {
    const unreachable = { status: 503, code: 'UNREACHABLE' } as Answer<CallReply<C>>;
    for (;;) {
      const answer = await super.request(url, call, input, key).catch(() => unreachable);
      if (answer.status === 200 || answer.code === 'ANSWER_LOST' || this.isCanceled) return answer;
      if (!isUnavailable(answer.status) && answer.code !== 'IN_PROGRESS')
        this.wrong.push(`${answer.status} ${answer.code}`);
      this.repeated += 1;
      await pause(50);
    }
  }

  private async openPage(path: string): Promise<void> {
    while (!this.isCanceled) {
      const { status } = await fetch(this.url + path)
        .then(async (response) => {
          await response.text();
          return response;
        })
        .catch(() => ({ status: 503 }));
      if (status === 200) return;
      if (!isUnavailable(status)) this.wrong.push(`${status} of ${path}`);
      this.repeated += 1;
      await pause(50);
    }
  }

  /** Orders one piece by card, up to the card company's window. A lost response means that the order was placed. */
  private async order(skuNo: number): Promise<void> {
    const api = `${this.url}/api`;
    const body = await this.placeBody(api, skuNo, 'CARD');
    const { code, payload } = await this.request(api, orderCalls.place, { body });
    if (this.isCanceled) return;
    this.placed += 1;
    if (code === 'ANSWER_LOST') return;
    this.orderNos.push(payload.orderNo);
    await this.request(api, paymentCalls.ready, { body: { paymentNo: payload.paymentNo } });
  }
}
