import {
  type App,
  createStore,
  events,
  isApiError,
  presentError,
  requireLogin,
} from '@shop/shared/app';
import { favoriteCalls } from '@shop/shared/contracts';
import type { FavoriteTargetCode } from '@shop/shared/domain';

export interface FavoriteTarget {
  targetCd: FavoriteTargetCode;
  no: number;
}

/** The intent of a visitor who pressed a heart. */
export const FAVORITE_INTENT = 'favorite.set';

interface Marks {
  /** Keys of the targets with a filled heart. */
  shown: ReadonlySet<string>;
  /** Numbers of the goods that the member bought in the last months. */
  bought: ReadonlySet<number>;
}

/** The key of a target in `Marks`. */
export const keyOf = ({ targetCd, no }: FavoriteTarget): string => `${targetCd}:${no}`;

/** The member's marks: shown at once, saved after, rolled back when a save is refused. */
export class Favorites {
  readonly marks = createStore<Marks>(() => ({ shown: new Set(), bought: new Set() }));
  /** As the api has it. */
  readonly #saved = new Set<string>();
  readonly #saving = new Set<string>();

  constructor(private readonly app: App) {
    if (!app.session.isLoggedIn) return;
    void this.#load();
    events.on('favorite:changed', ({ isOn, ...target }) => this.#receive(target, isOn));
  }

  toggle(target: FavoriteTarget): void {
    this.set(target, !this.#isShown(keyOf(target)));
  }

  /** A visitor signs in first, and the page that they return to sets the mark. */
  set(target: FavoriteTarget, isOn: boolean): void {
    if (!this.app.session.isLoggedIn) {
      askToSignIn(target);
      return;
    }
    this.#show(keyOf(target), isOn);
    void this.#save(target);
  }

  #isShown = (key: string): boolean => this.marks.getState().shown.has(key);

  #show(key: string, isOn: boolean): void {
    const shown = new Set(this.marks.getState().shown);
    put(shown, key, isOn);
    this.marks.setState({ shown });
  }

  /** One request for all hearts of the tab. A failure leaves them unset; the next page tries again. */
  async #load(): Promise<void> {
    const { goodsNos, brandNos, planShopNos, boughtGoodsNos } = await this.app
      .call(favoriteCalls.marks, {})
      .catch(() => ({ goodsNos: [], brandNos: [], planShopNos: [], boughtGoodsNos: [] }));
    const shown = new Set(this.marks.getState().shown);
    const marks = { 10: goodsNos, 20: brandNos, 30: planShopNos };
    for (const [targetCd, nos] of Object.entries(marks))
      for (const no of nos) {
        const key = `${targetCd}:${no}`;
        this.#saved.add(key);
        if (!this.#saving.has(key)) shown.add(key);
      }
    this.marks.setState({ shown, bought: new Set(boughtGoodsNos) });
  }

  /** Another tab, or another part of this page, has changed it. */
  #receive(target: FavoriteTarget, isOn: boolean): void {
    const key = keyOf(target);
    put(this.#saved, key, isOn);
    if (!this.#saving.has(key)) this.#show(key, isOn);
  }

  /**
   * Saves the last state. Presses while a request runs send one more at the most, so thirty quick ones are
   * two or three requests.
   */
  async #save(target: FavoriteTarget): Promise<void> {
    const key = keyOf(target);
    if (this.#saving.has(key)) return;
    this.#saving.add(key);
    try {
      while (this.#isShown(key) !== this.#saved.has(key)) {
        const isOn = this.#isShown(key);
        await this.app.call(favoriteCalls.set, { body: { ...target, isOn } });
        put(this.#saved, key, isOn);
        events.emit('favorite:changed', { ...target, isOn });
      }
    } catch (error) {
      this.#show(key, this.#saved.has(key));
      if (isApiError(error) && error.code === 'LOGIN_REQUIRED') askToSignIn(target);
      else presentError(error);
    } finally {
      this.#saving.delete(key);
    }
  }
}

function put(set: Set<string>, key: string, isIn: boolean): void {
  if (isIn) set.add(key);
  else set.delete(key);
}

const askToSignIn = ({ targetCd, no }: FavoriteTarget): void =>
  requireLogin({
    kind: FAVORITE_INTENT,
    data: { targetCd, no } satisfies FavoriteTarget,
    returnTo: location.pathname + location.search,
  });
