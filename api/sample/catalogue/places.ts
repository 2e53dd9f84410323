import { type Category, categories } from '../pictures';
import { brandsByCategory } from './brands';
import { type Random, randomOf } from './random';
import { type SizeGuide, tree } from './tree';

/** Leaf category and brand of a goods. */
export interface Place {
  category: Category;
  categoryNo: number;
  leafName: string;
  archetype: string;
  path: readonly { categoryNo: number; name: string }[];
  /** Not sold below the age of 19. */
  isAdult: boolean;
  brandNo: number;
  brand: { nameKo: string; nameEn: string };
}

export interface SampleCategory {
  categoryNo: number;
  parentNo: number | null;
  depth: number;
  path: number[];
  name: string;
  sort: number;
  icon: string | null;
  palette: number;
  archetype: string;
  archetypes: readonly string[];
  isAdult: boolean;
  isDigital: boolean;
  /** Null when the parent category has the size guide, or the goods have none. */
  sizes: SizeGuide | null;
  id: Category;
}

/** All categories. Numbers encode the position: tops 1–12, middles 101…, leaves 10101… */
export function sampleCategories(): SampleCategory[] {
  return tree.flatMap((top, topAt) => {
    const topNo = topAt + 1;
    const shared = { palette: topAt, id: top.id, isAdult: false, isDigital: false, sizes: null };
    const first = top.middles[0]?.leaves[0]?.archetypes ?? [];
    const topRow: SampleCategory = {
      ...shared,
      categoryNo: topNo,
      parentNo: null,
      depth: 1,
      path: [topNo],
      name: top.name,
      sizes: top.sizes ?? null,
      sort: topAt,
      icon: top.icon,
      archetype: first[0] ?? '',
      archetypes: first,
    };
    const below = top.middles.flatMap((mid, midAt) => {
      const midNo = topNo * 100 + midAt + 1;
      const midFirst = mid.leaves[0]?.archetypes ?? [];
      const midRow: SampleCategory = {
        ...shared,
        categoryNo: midNo,
        parentNo: topNo,
        depth: 2,
        path: [topNo, midNo],
        name: mid.name,
        sizes: mid.sizes ?? null,
        sort: midAt,
        icon: null,
        archetype: midFirst[0] ?? '',
        archetypes: midFirst,
      };
      const leaves = mid.leaves.map((item, leafAt): SampleCategory => {
        const leafNo = midNo * 100 + leafAt + 1;
        return {
          ...shared,
          categoryNo: leafNo,
          parentNo: midNo,
          depth: 3,
          path: [topNo, midNo, leafNo],
          name: item.name,
          sort: leafAt,
          icon: null,
          archetype: item.archetypes[0] ?? '',
          archetypes: item.archetypes,
          isAdult: item.isAdult ?? false,
          isDigital: item.isDigital ?? false,
        };
      });
      return [midRow, ...leaves];
    });
    return [topRow, ...below];
  });
}

export interface SampleBrand {
  brandNo: number;
  nameKo: string;
  nameEn: string;
  story: string;
  category: Category;
  palette: number;
  /** Archetypes it makes; empty is all of its category. */
  makes: readonly string[];
}

/** The picture key of a brand's wordmark, such as `w/1-2-brick.and.co` for BRICK & CO, brand 8. */
export const wordmarkKeyOf = ({ brandNo, nameEn, palette }: SampleBrand): string =>
  `w/${palette}-${(brandNo - 1) % 5}-${nameEn.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '.')}`;

export const sampleBrands = (): SampleBrand[] =>
  categories.flatMap((category, palette) =>
    brandsByCategory[category].map(([nameKo, nameEn, story, makes], at) => ({
      brandNo: palette * 5 + at + 1,
      nameKo,
      nameEn,
      story,
      category,
      palette,
      makes: makes?.split(' ') ?? [],
    })),
  );

/** Every so many goods, from this one on, are for adults: few, and never among the first hundred. */
const ADULT_EVERY = 200;
const FIRST_ADULT = 130;

/** Assigns goods to the leaves in turn, so that every category has some. */
export function createPlaces(): (goodsNo: number) => Place {
  const rows = sampleCategories();
  const nameOf = new Map(rows.map((row) => [row.categoryNo, row.name]));
  const leaves = rows.filter((row) => row.depth === 3);
  const sold = leaves.filter(({ isAdult, isDigital }) => !isAdult && !isDigital);
  const order = randomOf('leaf order').some(sold, sold.length);
  const adult = leaves.filter(({ isAdult }) => isAdult);
  const brands = sampleBrands();
  return (goodsNo) => {
    const [choices, at] =
      goodsNo % ADULT_EVERY === FIRST_ADULT
        ? [adult, Math.floor(goodsNo / ADULT_EVERY)]
        : [order, goodsNo - 1];
    const row = choices[at % choices.length];
    if (!row) throw new Error('The tree has no leaves.');
    const random: Random = randomOf(`place ${goodsNo}`);
    const archetype = random.pick(row.archetypes);
    const brand = random.pick(
      brands.filter(
        ({ category, makes }) =>
          category === row.id && (makes.length === 0 || makes.includes(archetype)),
      ),
    );
    return {
      category: row.id,
      categoryNo: row.categoryNo,
      leafName: row.name,
      archetype,
      isAdult: row.isAdult,
      path: row.path.map((categoryNo) => ({ categoryNo, name: nameOf.get(categoryNo) ?? '' })),
      brandNo: brand.brandNo,
      brand,
    };
  };
}
