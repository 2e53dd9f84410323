import type { Category } from '../../pictures';
import { beauty, food } from './beauty-food';
import { kitchen, living } from './home';
import type { Remarks } from './kit';
import { kids, petsAndHobbies, sports } from './leisure';
import { appliance, digital } from './machines';
import { shoesAndBags, wear } from './wear';

export const remarksOf: Readonly<Record<Category, Remarks>> = {
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
