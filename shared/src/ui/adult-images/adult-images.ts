import { type App, createStore, events } from '@shop/shared/app';
import { adultCalls, type ImageRef } from '@shop/shared/contracts';

/** Numbers in one request. */
const MAX_NUMBERS = 50;

/** The pictures of adult goods for the cards of this tab: those of one list are requested together. */
export class AdultImages {
  /** Pictures by goods number. */
  readonly images = createStore<Readonly<Record<number, ImageRef>>>(() => ({}));
  /** Goods of every card that was drawn. */
  readonly #wanted = new Set<number>();
  #queue: number[] = [];
  /** The member is not verified, so no further card needs a request. */
  #isRefused = false;

  constructor(private readonly app: App) {
    events.on('adult:changed', () => this.#requestAgain());
  }

  want(goodsNo: number): void {
    if (this.#wanted.has(goodsNo) || !this.app.session.isLoggedIn) return;
    this.#wanted.add(goodsNo);
    if (!this.#isRefused) this.#enqueue([goodsNo]);
  }

  #enqueue(goodsNos: readonly number[]): void {
    // The cards of a list are mounted in one task.
    if (this.#queue.length === 0) queueMicrotask(() => void this.#load());
    this.#queue.push(...goodsNos);
  }

  #requestAgain(): void {
    this.#isRefused = false;
    this.images.setState({}, true);
    if (this.#wanted.size > 0) this.#enqueue([...this.#wanted]);
  }

  /** A failure leaves the masks; the next page tries again. */
  async #load(): Promise<void> {
    const goodsNos = this.#queue;
    this.#queue = [];
    for (let from = 0; from < goodsNos.length && !this.#isRefused; from += MAX_NUMBERS) {
      const part = goodsNos.slice(from, from + MAX_NUMBERS);
      const query = { goodsNos: part.join(',') };
      try {
        const { isVerified, items } = await this.app.call(adultCalls.pictures, { query });
        this.#isRefused = !isVerified;
        const images = items.map(({ goodsNo, image }) => [goodsNo, image] as const);
        this.images.setState(Object.fromEntries(images));
      } catch {
        for (const goodsNo of part) this.#wanted.delete(goodsNo);
      }
    }
  }
}
