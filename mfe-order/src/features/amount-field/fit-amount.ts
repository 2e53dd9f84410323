import { wonFigure } from '@shop/shared/ui';

/** Caps the requested amount at the maximum, rounds it down to the step, and returns a notice when it changed. */
export function fitAmount(
  requestedWon: number,
  { maxWon, stepWon, unit }: { maxWon: number; stepWon: number; unit: string },
): { amountWon: number; notice: string | undefined } {
  if (!Number.isFinite(requestedWon) || requestedWon <= 0)
    return { amountWon: 0, notice: undefined };
  if (requestedWon <= maxWon) {
    const amountWon = requestedWon - (requestedWon % stepWon);
    const notice =
      amountWon === requestedWon ? undefined : `${stepWon}${unit} 단위로 사용할 수 있어요`;
    return { amountWon, notice };
  }
  return {
    amountWon: maxWon,
    notice: `이 주문에는 ${wonFigure(maxWon)}${unit}까지 사용할 수 있어요`,
  };
}
