import type { AccountKind } from '@shop/shared/contracts';
import { formatPoint, formatWon } from '@shop/shared/domain';
import { coinKinds } from '../../features/wallet/coin-choice';

/** 코인, 포인트 or 상품권. */
export const nameOf = (kind: AccountKind): string =>
  coinKinds.find((one) => one.kind === kind)?.text ?? '';

/** An amount of a kind: 747P or 5,000원. */
export const amountText = (kind: AccountKind, amountWon: number): string =>
  kind === 'POINT' ? formatPoint(amountWon) : formatWon(amountWon);

/** Splits 구매확정 적립: 보온컵 into what was done and what it was for; other titles have no kind. */
export function splitTitle(title: string): { kindText?: string; text: string } {
  const [, kindText, text] = /^([^:]{1,12}): (.+)$/s.exec(title) ?? [];
  return kindText && text ? { kindText, text } : { text: title };
}
