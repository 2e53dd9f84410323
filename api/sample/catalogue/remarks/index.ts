import type { Category } from '../../pictures';
import { isProduce } from '../food-notices';
import { appliance } from './appliance';
import { beauty } from './beauty';
import { digital } from './digital';
import { drinks } from './drinks';
import { food } from './food';
import { kids } from './kids';
import { type CategoryRemarks, joined, type Remarks } from './kit';
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

interface Kind {
  category: Category;
  archetype: string;
  isAdult: boolean;
}

/** What buyers of goods of this kind write; the goods for adults are drinks. */
export const remarksOf = ({ category, archetype, isAdult }: Kind): Remarks => {
  const { shared, own } = isAdult ? drinks : isProduce(archetype) ? produce : byCategory[category];
  return joined(shared, own[archetype]);
};
