import type { Category } from '../../pictures';
import { beauty, food } from './beauty-food';
import { drinks } from './drinks';
import { kitchen, living } from './home';
import type { Remarks } from './kit';
import { kids, petsAndHobbies, sports } from './leisure';
import { appliance, digital } from './machines';
import { shoesAndBags, wear } from './wear';

export type { Remarks } from './kit';

const byCategory: Readonly<Record<Category, Remarks>> = {
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

/** What buyers of goods at this place write; the goods for adults are drinks. */
export const remarksOf = ({ category, isAdult }: { category: Category; isAdult: boolean }) =>
  isAdult ? drinks : byCategory[category];
