import type { Category } from '../pictures';
import type { Random } from './random';
import { sellers } from './sellers';

export interface SellerChoice {
  sellerNo: number;
  policyNo: number;
  phone: string;
}

const specialist: Partial<Record<Category, number>> = {
  'fashion-women': 2,
  'fashion-men': 2,
  'shoes-bags': 2,
  food: 3,
  living: 4,
  kitchen: 4,
  digital: 5,
  appliance: 5,
  beauty: 7,
  kids: 8,
  sports: 8,
  'pet-hobby': 8,
};

/** Number of the first delivery policy of each seller; policies are numbered through. */
const firstPolicy = sellers.map((_, at) =>
  sellers.slice(0, at).reduce((sum, seller) => sum + seller.policies.length, 1),
);

const bulky = new Set(['sofa', 'chair', 'cat-tower', 'dumbbell']);

/** The seller: the mall itself for a third of the goods, otherwise the category's specialist. */
export function sellerFor(
  random: Random,
  category: Category,
  archetype: string,
  isOverseas: boolean,
): SellerChoice {
  const sellerNo = isOverseas ? 6 : random.chance(0.34) ? 1 : (specialist[category] ?? 1);
  const seller = sellers[sellerNo - 1];
  const first = firstPolicy[sellerNo - 1];
  if (!seller || !first) throw new Error(`No seller ${sellerNo}.`);
  const last = seller.policies.length - 1;
  const at =
    sellerNo === 4
      ? bulky.has(archetype)
        ? 0
        : 1
      : sellerNo === 8
        ? bulky.has(archetype)
          ? last
          : 0
        : random.int(0, last);
  return { sellerNo, policyNo: first + at, phone: seller.phone };
}
