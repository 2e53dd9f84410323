import { type ReviewAspect, tableKeys } from '@shop/shared/domain';
import type { Category } from '../../pictures';
import { isProduce } from '../food-notices';
import { appliance } from './appliance';
import { beauty } from './beauty';
import { digital } from './digital';
import { drinks } from './drinks';
import { fitToName } from './fit-to-name';
import { food } from './food';
import { kids } from './kids';
import { type KindRemarks, kindRemarksOf } from './kinds';
import type { CategoryRemarks, Remarks } from './kit';
import { kitchen } from './kitchen';
import { living } from './living';
import { petsAndHobbies } from './pets-and-hobbies';
import { produce } from './produce';
import { shoesAndBags } from './shoes-bags';
import { sports } from './sports';
import { wear } from './wear';

export { general } from './general';
export type { Remarks } from './kit';

const byCategory: Readonly<Record<Category, CategoryRemarks>> = {
  'fashion-women': wear,
  'fashion-men': wear,
  'shoes-bags': shoesAndBags,
  beauty,
  food,
  living,
  kitchen,
  digital,
  appliance,
  sports,
  kids,
  'pet-hobby': petsAndHobbies,
};

/** What decides which sentences fit a product. */
interface RemarkedGoods {
  category: Category;
  archetype: string;
  isAdult: boolean;
  name: string;
  /** Kind in its name, such as 백김치. */
  kind: string | undefined;
}

type Fit = (list: readonly string[] | undefined) => readonly string[];

const fitBest = (best: KindRemarks['best'], fitting: Fit): KindRemarks['best'] =>
  Object.fromEntries(
    tableKeys<ReviewAspect>(best).map((aspect) => [aspect, fitting(best[aspect])]),
  );

/** What buyers of a product write; the goods for adults are drinks. */
export function remarksOf({ category, archetype, isAdult, name, kind }: RemarkedGoods): Remarks {
  const ofCategory = isAdult ? drinks : isProduce(archetype) ? produce : byCategory[category];
  const detailed = kindRemarksOf(archetype);
  const own = ofCategory.own[archetype] ?? {};
  const fitting: Fit = (list) => fitToName(list ?? [], name, kind);
  const { said, ...shared } = ofCategory.shared;
  return {
    own: {
      praise: fitting([...detailed.praise, ...(own.praise ?? [])]),
      flaw: fitting([...detailed.flaw, ...(own.flaw ?? [])]),
      fault: fitting([...detailed.fault, ...(own.fault ?? [])]),
      plain: fitting([...detailed.plain, ...(own.plain ?? [])]),
      best: fitBest(detailed.best, fitting),
    },
    shared,
    said: { ...said, ...own.said },
  };
}
