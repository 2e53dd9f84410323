export interface QuantityBounds {
  /** Minimum quantity per purchase. */
  min: number;
  /** Maximum quantity per purchase: the stock, or a limit. */
  max: number;
  /** Step of the quantity, counted from 0. */
  unit: number;
}

/** Fits a requested quantity to the limits, with a message when it was changed. */
export function fitQuantity(
  requested: number,
  { min, max, unit }: QuantityBounds,
): { quantity: number; notice: string | undefined } {
  const lowest = Math.ceil(min / unit) * unit;
  const highest = Math.max(lowest, Math.floor(max / unit) * unit);
  if (!Number.isFinite(requested) || requested < lowest) {
    return { quantity: lowest, notice: `최소 ${lowest}개부터 구매할 수 있어요` };
  }
  if (requested > highest) {
    return { quantity: highest, notice: `한 번에 최대 ${highest}개까지 구매할 수 있어요` };
  }
  const quantity = Math.floor(requested / unit) * unit;
  const isOnStep = quantity === requested;
  return {
    quantity,
    notice: isOnStep ? undefined : `${unit}개 단위로만 구매할 수 있어요`,
  };
}
