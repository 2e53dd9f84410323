import * as appliances from './appliances';
import * as beauty from './beauty';
import * as devices from './devices';
import * as food from './food';
import * as home from './home';
import type { Copy } from './kit';
import * as kitchen from './kitchen';
import * as leisure from './leisure';
import * as pets from './pets-and-hobbies';
import * as wear from './wear';

export type { Copy } from './kit';

const families: readonly (readonly [copy: Copy, archetypes: readonly string[]])[] = [
  [wear.tops, ['blouse', 'knit', 'cardigan', 'shirt', 't-shirt', 'hoodie']],
  [wear.outers, ['coat', 'puffer']],
  [wear.jackets, ['jacket']],
  [wear.bottoms, ['skirt', 'jeans']],
  [wear.dresses, ['dress']],
  [wear.shoes, ['sneakers', 'loafers', 'boots']],
  [wear.bags, ['tote-bag', 'backpack']],
  [wear.wallets, ['wallet']],
  [beauty.makeup, ['lipstick', 'cushion']],
  [beauty.skincare, ['serum', 'cream-jar']],
  [beauty.perfumes, ['perfume']],
  [beauty.hairCare, ['shampoo']],
  [beauty.handCare, ['hand-cream']],
  [food.noodles, ['ramen']],
  [food.fruit, ['fruit-box']],
  [food.meat, ['meat-pack']],
  [food.coffee, ['coffee-beans']],
  [food.waters, ['water']],
  [food.wines, ['rice-wine']],
  [food.kimchi, ['kimchi']],
  [food.nutFoods, ['nuts']],
  [food.rice, ['rice']],
  [home.furniture, ['chair', 'sofa']],
  [home.lamps, ['lamp']],
  [home.beddings, ['bedding']],
  [home.towelSets, ['towels']],
  [home.candles, ['candle']],
  [home.rugs, ['rug']],
  [home.storage, ['storage-box']],
  [kitchen.cookware, ['pot', 'frying-pan']],
  [kitchen.knives, ['knife']],
  [kitchen.tableware, ['mug', 'plates']],
  [kitchen.tumblers, ['tumbler']],
  [kitchen.boards, ['cutting-board']],
  [devices.laptops, ['laptop']],
  [devices.phones, ['smartphone']],
  [devices.wearables, ['earbuds', 'smartwatch']],
  [devices.deskDevices, ['monitor', 'keyboard']],
  [devices.cameras, ['camera']],
  [devices.speakers, ['speaker']],
  [appliances.cleaners, ['vacuum']],
  [appliances.air, ['air-purifier', 'humidifier']],
  [appliances.largeMachines, ['washer', 'fridge']],
  [appliances.kitchenMachines, ['rice-cooker', 'coffee-machine']],
  [appliances.hairDryers, ['hair-dryer']],
  [leisure.homeTraining, ['yoga-mat', 'dumbbell']],
  [leisure.running, ['running-shoes']],
  [leisure.outdoor, ['tent']],
  [leisure.helmets, ['helmet']],
  [leisure.ballSports, ['golf-club', 'soccer-ball']],
  [leisure.toys, ['blocks', 'puzzle']],
  [leisure.dolls, ['plush']],
  [leisure.strollers, ['stroller']],
  [leisure.babyClothes, ['baby-bodysuit']],
  [leisure.bottles, ['baby-bottle']],
  [pets.petFoods, ['pet-food']],
  [pets.petFurniture, ['dog-bed', 'cat-tower']],
  [pets.books, ['book']],
  [pets.plants, ['plant']],
  [pets.guitars, ['guitar']],
];

const byArchetype = new Map(
  families.flatMap(([copy, archetypes]) => archetypes.map((archetype) => [archetype, copy])),
);

/** @throws Error when no family has the archetype. */
export function copyOf(archetype: string): Copy {
  const copy = byArchetype.get(archetype);
  if (!copy) throw new Error(`The sample shop has no copy for the archetype "${archetype}".`);
  return copy;
}
