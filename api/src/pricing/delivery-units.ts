import type { BasketDelivery } from '@shop/shared/contracts';
import { sumWon } from '@shop/shared/domain';
import { type BundleRule, bundleFeeWon, type DeliveryLoad } from './delivery-fee';
import { lineWon, type PricedLine, type PricedSku } from './priced-sku';

/** Lines that ship together for one fee. */
export interface DeliveryUnit<S extends PricedSku = PricedSku> {
  key: string;
  sellerNo: number;
  rule: BundleRule;
  lines: PricedLine<S>[];
  goodsWon: number;
  feeWon: number;
  /** 도서산간 추가; 0 without a postcode. */
  areaFeeWon: number;
  /** Whether a courier brings it. */
  isSent: boolean;
}

const unitKey = ({ sellerNo, delivery }: PricedSku): string => {
  if (!delivery.isSent) return `${sellerNo}:phone`;
  return delivery.bundleNo === null
    ? `${sellerNo}:p${delivery.policyNo}`
    : `${sellerNo}:b${delivery.bundleNo}`;
};

function ruleOf(lines: readonly PricedLine[]): BundleRule {
  const policies = new Map(
    lines.map(({ sellable: { delivery } }) => [delivery.policyNo, delivery.rule]),
  );
  return {
    calc: lines[0]?.sellable.delivery.calc ?? 'MAX',
    policies: [...policies].map(([policyNo, rule]) => ({ policyNo, rule })),
  };
}

function loadsOf(lines: readonly PricedLine[]): Map<number, DeliveryLoad> {
  const loads = new Map<number, DeliveryLoad>();
  for (const line of lines) {
    const { policyNo } = line.sellable.delivery;
    const load = loads.get(policyNo) ?? { goodsWon: 0, qty: 0 };
    loads.set(policyNo, { goodsWon: load.goodsWon + lineWon(line), qty: load.qty + line.qty });
  }
  return loads;
}

/**
 * Groups lines that ship together and computes the fee of each group.
 * @param areaFeeWon surcharge of the destination's postcode
 */
export function deliveryUnits<S extends PricedSku>(
  lines: readonly PricedLine<S>[],
  areaFeeWon = 0,
): DeliveryUnit<S>[] {
  const byKey = new Map<string, PricedLine<S>[]>();
  for (const line of lines) {
    const key = unitKey(line.sellable);
    byKey.set(key, [...(byKey.get(key) ?? []), line]);
  }
  return [...byKey].map(([key, unitLines]) => {
    const rule = ruleOf(unitLines);
    return {
      key,
      sellerNo: unitLines[0]?.sellable.sellerNo ?? 0,
      rule,
      lines: unitLines,
      goodsWon: sumWon(unitLines.map(lineWon)),
      feeWon: bundleFeeWon(rule, loadsOf(unitLines)),
      areaFeeWon: unitLines.some((line) => line.sellable.delivery.hasAreaFee) ? areaFeeWon : 0,
      isSent: unitLines.some((line) => line.sellable.delivery.isSent),
    };
  });
}

/** How many pieces the fee is for, when one rule alone asks for it. */
function qtyUnitOf(units: readonly DeliveryUnit[]): number | null {
  const [unit, ...more] = units.filter(({ feeWon }) => feeWon > 0);
  const [policy, ...others] = unit?.rule.policies ?? [];
  if (!policy || more.length > 0 || others.length > 0) return null;
  const { type, condType, qtyUnit } = policy.rule;
  return type === '20' && condType === '20' ? qtyUnit : null;
}

/**
 * The delivery of one seller's group in the basket: the fee of the selected lines, and the amount that is
 * missing for free delivery. The progress is 0 when nothing is selected.
 */
export function basketDelivery(
  selected: readonly PricedLine[],
  everything: readonly PricedLine[],
): BasketDelivery {
  const units = deliveryUnits(selected);
  const feeWon = sumWon(units.map((unit) => unit.feeWon));
  const feeCount = units.filter((unit) => unit.feeWon > 0).length;
  const conditional = everything
    .map((line) => line.sellable)
    .filter(({ delivery }) => delivery.rule.type === '30' && delivery.rule.freeOverWon !== null)
    .sort((a, b) => (b.delivery.rule.freeOverWon ?? 0) - (a.delivery.rule.freeOverWon ?? 0))[0];
  const first = everything[0]?.sellable.delivery.rule.type ?? '10';
  if (!conditional) {
    return {
      ...{ type: first, feeWon, freeOverWon: null, remainingWon: null, progressRate: 0 },
      qtyUnit: qtyUnitOf(units),
      feeCount,
    };
  }
  const freeOverWon = conditional.delivery.rule.freeOverWon ?? 0;
  const reachedWon = units.find((unit) => unit.key === unitKey(conditional))?.goodsWon ?? 0;
  return {
    type: '30',
    feeWon,
    freeOverWon,
    remainingWon: Math.max(freeOverWon - reachedWon, 0),
    progressRate: Math.min(Math.floor((reachedWon * 100) / freeOverWon), 100),
    qtyUnit: null,
    feeCount,
  };
}
