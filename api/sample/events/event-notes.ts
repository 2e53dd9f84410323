import type { EventSeed } from './event-seeds';

/** A prize of goods worth more than this is taxed as other income (기타소득), in won. */
const TAXED_ABOVE_WON = 50_000;

/** The notes below an event: only those that apply to what it gives. */
export function notesOfEvent({ prizes }: Pick<EventSeed, 'prizes'>): string[] {
  const gives = new Set(prizes.map(({ type }) => type));
  const isTaxed = prizes.some(({ value }) => (value ?? 0) > TAXED_ABOVE_WON);
  return [
    ...(gives.has('COIN') ? ['코인은 받은 순간 코인 내역에 들어가요.'] : []),
    ...(gives.has('COUPON') ? ['쿠폰은 받은 순간 쿠폰함에 들어가고 14일 동안 쓸 수 있어요.'] : []),
    ...(gives.has('GOODS') ? ['경품은 14일 안에 배송지를 입력해야 받을 수 있어요.'] : []),
    ...(isTaxed ? ['5만원이 넘는 경품은 제세공과금 22%를 당첨자가 내요.'] : []),
    '부정한 방법으로 참여하면 혜택이 취소될 수 있어요.',
  ];
}
