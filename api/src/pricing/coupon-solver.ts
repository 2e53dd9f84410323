import { sumWon } from '@shop/shared/domain';
import { type CouponChoice, couponChoices, type LineSlot, lineSlots } from './coupon-choices';
import { type CouponCombination, combineCoupons, savingOnRest } from './coupon-combination';
import { type CouponOrder, unusableReason } from './coupon-order';
import type { CouponRule } from './coupon-rule';

/**
 * Steps of the search of one group, after which its best combination so far is taken. Ordinary orders need a few
 * hundred; dozens of lines with dozens of coupons each may not end.
 */
const MAX_STEPS = 40_000;

type OrderChoice<C extends CouponRule> = CouponChoice<C> | null;

/**
 * Branch and bound over the line slots of one group. The first path is the greedy one; a branch ends when even
 * the upper bounds of its open slots and of the order coupons cannot beat the best so far.
 */
class GroupSearch<C extends CouponRule> {
  best: CouponCombination<C> = { taken: [], savingWon: 0 };
  readonly #order: CouponOrder;
  readonly #slots: LineSlot<C>[];
  /** Upper bound of the slots from each position on. */
  readonly #openWon: number[];
  readonly #baskets: OrderChoice<C>[];
  readonly #cards: OrderChoice<C>[];
  readonly #delivery: C | null;
  readonly #deliveryWon: number;
  readonly #rest: number[];
  readonly #placed: Record<LineSlot<C>['kind'], (C | null)[]>;
  readonly #used = new Map<CouponChoice<C>, number>();
  #stepsLeft = MAX_STEPS;

  constructor(order: CouponOrder, choices: readonly CouponChoice<C>[]) {
    const ofKind = (kind: CouponRule['kind']): CouponChoice<C>[] =>
      choices.filter(({ coupon }) => coupon.kind === kind);
    const slots = [
      ...lineSlots(order, choices, 'GOODS'),
      ...lineSlots(order, choices, 'DUPLICATE'),
    ];
    this.#order = order;
    this.#slots = slots;
    this.#openWon = slots.map((_, at) => sumWon(slots.slice(at).map((slot) => slot.mostWon)));
    this.#baskets = [null, ...ofKind('BASKET')];
    this.#cards = [null, ...ofKind('CARD')];
    const feesWon = sumWon(order.fees.map((fee) => fee.amountWon));
    const deliveries = ofKind('DELIVERY').map(({ coupon }) => coupon);
    const saving = (coupon: C | null) => (coupon ? savingOnRest(coupon, feesWon) : 0);
    // Delivery coupons touch nothing that others touch.
    this.#delivery = deliveries.reduce<C | null>(
      (best, coupon) => (saving(coupon) > saving(best) ? coupon : best),
      null,
    );
    this.#deliveryWon = saving(this.#delivery);
    this.#rest = order.lines.map((line) => line.amountWon);
    this.#placed = {
      GOODS: order.lines.map(() => null),
      DUPLICATE: order.lines.map(() => null),
    };
  }

  run(): CouponCombination<C> {
    this.#visit(0, 0, 0);
    return this.best;
  }

  /** What an order coupon saves on what is left now. Open slots only lower it: an upper bound. */
  #onTargets(choice: OrderChoice<C>): number {
    if (!choice) return 0;
    let restWon = 0;
    for (const line of choice.lines) restWon += this.#rest[line] ?? 0;
    return savingOnRest(choice.coupon, restWon);
  }

  #mostOf(choices: readonly OrderChoice<C>[]): number {
    return Math.max(...choices.map((choice) => this.#onTargets(choice)));
  }

  #canBeat(boundWon: number, count: number): boolean {
    const { savingWon, taken } = this.best;
    return boundWon > savingWon || (boundWon === savingWon && count < taken.length);
  }

  #visit(at: number, lineWon: number, count: number): void {
    if (this.#stepsLeft <= 0) return;
    this.#stepsLeft -= 1;
    const slot = this.#slots[at];
    if (!slot) {
      this.#finish(lineWon, count);
      return;
    }
    const orderWon = this.#mostOf(this.#baskets) + this.#mostOf(this.#cards) + this.#deliveryWon;
    if (!this.#canBeat(lineWon + (this.#openWon[at] ?? 0) + orderWon, count)) return;
    const restWon = this.#rest[slot.line] ?? 0;
    for (const choice of slot.choices) {
      const used = this.#used.get(choice) ?? 0;
      const issue = choice.issues[used];
      const savingWon = savingOnRest(choice.coupon, restWon);
      if (!issue || savingWon === 0) continue;
      this.#used.set(choice, used + 1);
      this.#placed[slot.kind][slot.line] = issue;
      this.#rest[slot.line] = restWon - savingWon;
      this.#visit(at + 1, lineWon + savingWon, count + 1);
      this.#rest[slot.line] = restWon;
      this.#placed[slot.kind][slot.line] = null;
      this.#used.set(choice, used);
    }
    this.#visit(at + 1, lineWon, count);
  }

  /** All slots are decided: tries every pair of order coupons. `count` coupons lower lines. */
  #finish(lineWon: number, count: number): void {
    for (const basket of this.#baskets) {
      for (const card of this.#cards) {
        const boundWon =
          lineWon + this.#onTargets(basket) + this.#onTargets(card) + this.#deliveryWon;
        if (!this.#canBeat(boundWon, count)) continue;
        const combination = combineCoupons(this.#order, {
          goods: this.#placed.GOODS,
          duplicate: this.#placed.DUPLICATE,
          basket: basket?.coupon ?? null,
          card: card?.coupon ?? null,
          delivery: this.#delivery,
        });
        if (this.#canBeat(combination.savingWon, combination.taken.length)) this.best = combination;
      }
    }
  }
}

/**
 * The combination of these coupons that saves most; of equal ones the one with fewer coupons, within a group and
 * between groups. Unusable coupons are ignored. The coupons come in the order in which they should be used up.
 */
export function solveCoupons<C extends CouponRule>(
  order: CouponOrder,
  coupons: readonly C[],
): CouponCombination<C> {
  const groups = new Map<string | null, C[]>();
  for (const coupon of coupons) {
    if (unusableReason(coupon, order) !== null) continue;
    groups.set(coupon.stackableGroup, [...(groups.get(coupon.stackableGroup) ?? []), coupon]);
  }
  let best: CouponCombination<C> = { taken: [], savingWon: 0 };
  for (const group of groups.values()) {
    const found = new GroupSearch(order, couponChoices(order, group)).run();
    const isEqual = found.savingWon === best.savingWon;
    if (found.savingWon > best.savingWon || (isEqual && found.taken.length < best.taken.length))
      best = found;
  }
  return best;
}
