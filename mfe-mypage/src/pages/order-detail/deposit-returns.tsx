import type { OrderPayment } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { InfoTable, wonFigure } from '@shop/shared/ui';

/** Deposits that did not fit the order, and whether they are back already. */
export function DepositReturns({ returns }: { returns: OrderPayment['depositReturns'] }) {
  const rows = returns.map(({ at, amountWon, reason, stateName }) => ({
    key: dottedDateTime(at),
    value: `${wonFigure(amountWon)}원 · ${reason} · ${stateName}`,
  }));
  return <InfoTable caption="돌려드린 입금" rows={rows} />;
}
