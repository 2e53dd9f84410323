import { sumWon } from '@shop/shared/domain';

/** How the goods of one policy pay their delivery. Types: 10 free, 20 charged, 30 free from an amount, 40 cash on delivery. */
export interface DeliveryRule {
  type: '10' | '20' | '30' | '40';
  /** Type 20 with 20: the fee is paid once for every `qtyUnit` pieces. */
  condType: '10' | '20' | null;
  baseFeeWon: number;
  freeOverWon: number | null;
  qtyUnit: number | null;
}

export interface DeliveryLoad {
  /** Amount of the goods, before coupons. */
  goodsWon: number;
  qty: number;
}

/** The fee of one policy; nothing when there is nothing to send. Cash on delivery is paid at the door. */
export function deliveryFeeWon(rule: DeliveryRule, load: DeliveryLoad): number {
  if (load.qty === 0 || rule.type === '10' || rule.type === '40') return 0;
  if (rule.type === '30') {
    return load.goodsWon >= (rule.freeOverWon ?? Number.POSITIVE_INFINITY) ? 0 : rule.baseFeeWon;
  }
  const times = rule.condType === '20' ? Math.ceil(load.qty / (rule.qtyUnit ?? 1)) : 1;
  return rule.baseFeeWon * times;
}

/** Policies whose goods share one fee (묶음배송), and which of their fees it is. */
export interface BundleRule {
  calc: 'MIN' | 'MAX';
  policies: { policyNo: number; rule: DeliveryRule }[];
}

/** The fee of a bundle. Free goods in it make nothing dearer; a threshold looks at the whole bundle. */
export function bundleFeeWon(bundle: BundleRule, loads: ReadonlyMap<number, DeliveryLoad>): number {
  const present = bundle.policies.filter(({ policyNo }) => (loads.get(policyNo)?.qty ?? 0) > 0);
  if (present.length === 0) return 0;
  const wholeWon = sumWon([...loads.values()].map((load) => load.goodsWon));
  const fees = present.map(({ policyNo, rule }) =>
    deliveryFeeWon(rule, { goodsWon: wholeWon, qty: loads.get(policyNo)?.qty ?? 0 }),
  );
  return bundle.calc === 'MIN' ? Math.min(...fees) : Math.max(...fees);
}
