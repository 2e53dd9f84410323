import { wonFigure } from '@shop/shared/ui';

/** Caps the requested amount at the maximum and returns a notice when it changed. */
export function fitAmount(
  requestedWon: number,
  maxWon: number,
  unit: string,
): { amountWon: number; notice: string | undefined } {
  if (!Number.isFinite(requestedWon) || requestedWon <= 0)
    return { amountWon: 0, notice: undefined };
  if (requestedWon <= maxWon) return { amountWon: Math.floor(requestedWon), notice: undefined };
  return {
    amountWon: maxWon,
    notice: `이 주문에는 ${wonFigure(maxWon)}${unit}까지 사용할 수 있어요`,
  };
}
