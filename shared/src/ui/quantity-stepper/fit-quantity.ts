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
  wished: number,
  { min, max, unit }: QuantityBounds,
): { quantity: number; notice: string | undefined } {
  const lowest = Math.ceil(min / unit) * unit;
  const highest = Math.max(lowest, Math.floor(max / unit) * unit);
  if (!Number.isFinite(wished) || wished < lowest) {
    return { quantity: lowest, notice: `최소 ${lowest}개부터 구매할 수 있어요` };
  }
  if (wished > highest) {
    return { quantity: highest, notice: `한 번에 최대 ${highest}개까지 구매할 수 있어요` };
  }
  const quantity = Math.floor(wished / unit) * unit;
  const isOnStep = quantity === wished;
  return {
    quantity,
    notice: isOnStep ? undefined : `${unit}개 단위로만 구매할 수 있어요`,
  };
}
