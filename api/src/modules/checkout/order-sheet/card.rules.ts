import type { AvailableCard, SheetCard } from '@shop/shared/contracts';
import { installmentPlans } from '@shop/shared/domain';

/** A card company with its current interest-free offers. */
export interface Card {
  cardCd: string;
  cardNm: string;
  cardNoTail: string | null;
  isOwn: boolean;
  offers: { months: number[]; minAmountWon: number }[];
}

/** The interest-free months, each with its smallest minimum amount. */
export function interestFreeOffers(
  offers: Card['offers'],
): { months: number; minAmountWon: number }[] {
  const least = new Map<number, number>();
  for (const { months, minAmountWon } of offers) {
    for (const month of months) {
      least.set(month, Math.min(minAmountWon, least.get(month) ?? minAmountWon));
    }
  }
  return [...least]
    .map(([months, minAmountWon]) => ({ months, minAmountWon }))
    .sort((a, b) => a.months - b.months);
}

export const toSheetCard = (card: Card, payWon: number): SheetCard => ({
  cardCd: card.cardCd,
  cardName: card.cardNm,
  cardNoTail: card.cardNoTail,
  isOwn: card.isOwn,
  plans: installmentPlans(payWon, card.offers),
});

/** The chosen months when the card offers them for this amount, otherwise 0 (일시불). */
export const allowedMonths = (card: Card | undefined, payWon: number, wanted: number): number =>
  card && installmentPlans(payWon, card.offers).some((plan) => plan.months === wanted) ? wanted : 0;

export const isInterestFree = (card: Card, payWon: number, months: number): boolean =>
  months > 0 &&
  installmentPlans(payWon, card.offers).some(
    (plan) => plan.months === months && plan.isInterestFree,
  );

export const toAvailableCard = ({ offers, ...card }: Card): AvailableCard => ({
  ...card,
  interestFree: interestFreeOffers(offers),
});
