import { tableEntries } from '@shop/shared/domain';
/** Every archetype that can be drawn, one per row. Its drawing is in `goods/`. */
import { type Colour, coloursOf as c, kinds as k } from './colours';
import type { Category } from './palettes';

type Row = readonly [id: string, nameKo: string, colours: readonly Colour[]];

const rows = {
  'fashion-women': [
    ['blouse', '블라우스', c('ivory', 'sky', 'blush', 'black')],
    ['knit', '니트', c('cream', 'sage', 'rose', 'charcoal', 'camel')],
    ['dress', '원피스', c('navy', 'rose', 'ivory', 'black', 'sage')],
    ['coat', '코트', c('camel', 'black', 'oat', 'grey')],
    ['skirt', '스커트', c('beige', 'black', 'wine', 'khaki')],
    ['cardigan', '가디건', c('lavender', 'ivory', 'mint', 'navy')],
  ],
  'fashion-men': [
    ['shirt', '셔츠', c('white', 'sky', 'navy', 'charcoal')],
    ['t-shirt', '티셔츠', c('white', 'black', 'khaki', 'sky', 'oat')],
    ['jeans', '청바지', c('indigo', 'denim', 'black', 'grey')],
    ['jacket', '재킷', c('navy', 'charcoal', 'camel', 'black')],
    ['hoodie', '후드 티셔츠', c('grey', 'black', 'green', 'cream')],
    ['puffer', '패딩', c('black', 'khaki', 'navy', 'orange')],
  ],
  'shoes-bags': [
    ['sneakers', '스니커즈', c('white', 'black', 'navy', 'sage')],
    ['loafers', '로퍼', c('black', 'brown', 'wine')],
    ['boots', '부츠', c('camel', 'black', 'brown')],
    ['tote-bag', '토트백', c('camel', 'black', 'ivory', 'wine')],
    ['backpack', '백팩', c('charcoal', 'navy', 'khaki', 'mustard')],
    ['wallet', '지갑', c('brown', 'black', 'green', 'rose')],
  ],
  beauty: [
    ['lipstick', '립스틱', c('red', 'coral', 'rose', 'wine')],
    ['serum', '세럼', c('amber', 'mint', 'rose', 'sky')],
    ['cream-jar', '크림', c('white', 'mint', 'blush', 'gold')],
    ['cushion', '쿠션 팩트', c('ivory', 'black', 'roseGold', 'pink')],
    ['perfume', '향수', c('amber', 'blush', 'sky', 'lavender')],
    ['shampoo', '샴푸', c('white', 'sage', 'teal', 'lavender')],
    ['hand-cream', '핸드크림', c('blush', 'sage', 'cream', 'lavender')],
  ],
  food: [
    [
      'ramen',
      '라면',
      k(['매운맛', '#c83a2c'], ['순한맛', '#e9a23b'], ['해물맛', '#2f6fae'], ['짜장맛', '#4a352c']),
    ],
    [
      'fruit-box',
      '과일 상자',
      k(['사과', '#c9382f'], ['귤', '#f0922c'], ['배', '#d5b35a'], ['샤인머스캣', '#a9c24a']),
    ],
    ['meat-pack', '고기 팩', k(['한우', '#a8323a'], ['삼겹살', '#d77f7d'], ['연어', '#ee8a5c'])],
    [
      'coffee-beans',
      '커피 원두',
      k(['에티오피아', '#c65f3c'], ['콜롬비아', '#2f5d50'], ['디카페인', '#3d4660']),
    ],
    ['water', '생수', c('sky', 'blue', 'teal')],
    ['kimchi', '김치', k(['포기김치', '#c2402c'], ['깍두기', '#d6593f'], ['백김치', '#c9cf9a'])],
    ['nuts', '견과', k(['아몬드', '#b9793f'], ['호두', '#c9a06b'], ['하루견과', '#a8603a'])],
    ['rice-wine', '전통주', k(['막걸리', '#ece3cf'], ['약주', '#dcb95f'], ['과실주', '#9c3b52'])],
    ['rice', '쌀', k(['햅쌀', '#3f7d55'], ['현미', '#a57a45'], ['찹쌀', '#4f6fa3'])],
  ],
  living: [
    ['chair', '의자', c('oak', 'walnut', 'black', 'white')],
    ['sofa', '소파', c('oat', 'sage', 'charcoal', 'camel')],
    ['lamp', '스탠드 조명', c('ivory', 'black', 'mustard', 'green')],
    ['bedding', '침구', c('white', 'sage', 'sky', 'blush')],
    ['towels', '수건', c('white', 'oat', 'sage', 'navy')],
    ['candle', '캔들', c('ivory', 'sage', 'rose', 'amber')],
    ['rug', '러그', c('ivory', 'rose', 'navy', 'sage')],
    ['storage-box', '수납함', c('oat', 'grey', 'sage', 'white')],
  ],
  kitchen: [
    ['pot', '냄비', c('silver', 'red', 'green', 'cream')],
    ['frying-pan', '프라이팬', c('black', 'green', 'beige', 'rose')],
    ['knife', '칼', c('black', 'walnut', 'oak')],
    ['mug', '머그', c('white', 'sage', 'navy', 'mustard', 'blush')],
    ['plates', '접시 세트', c('white', 'sage', 'sky', 'oat')],
    ['tumbler', '텀블러', c('black', 'mint', 'ivory', 'lavender', 'silver')],
    ['cutting-board', '도마', c('oak', 'walnut', 'beige')],
  ],
  digital: [
    ['laptop', '노트북', c('silver', 'charcoal', 'navy')],
    ['smartphone', '스마트폰', c('black', 'lavender', 'mint', 'cream')],
    ['earbuds', '무선 이어폰', c('white', 'black', 'navy', 'pink')],
    ['smartwatch', '스마트워치', c('black', 'oat', 'green', 'coral')],
    ['monitor', '모니터', c('black', 'white', 'silver')],
    ['keyboard', '키보드', c('white', 'charcoal', 'mint', 'lavender')],
    ['camera', '카메라', c('black', 'silver', 'camel')],
    ['speaker', '스피커', c('charcoal', 'oat', 'teal', 'coral')],
  ],
  appliance: [
    ['vacuum', '청소기', c('silver', 'navy', 'wine')],
    ['air-purifier', '공기청정기', c('white', 'oat', 'charcoal')],
    ['washer', '세탁기', c('white', 'charcoal', 'beige')],
    ['fridge', '냉장고', c('white', 'sage', 'charcoal', 'beige', 'sky')],
    ['rice-cooker', '밥솥', c('white', 'black', 'rose')],
    ['coffee-machine', '커피머신', c('black', 'silver', 'cream', 'red')],
    ['humidifier', '가습기', c('white', 'mint', 'pink')],
    ['hair-dryer', '드라이어', c('charcoal', 'white', 'pink', 'purple')],
  ],
  sports: [
    ['yoga-mat', '요가매트', c('lavender', 'sage', 'navy', 'coral')],
    ['dumbbell', '덤벨', c('black', 'mint', 'pink', 'yellow')],
    ['running-shoes', '러닝화', c('coral', 'blue', 'black', 'mint')],
    ['helmet', '자전거 헬멧', c('white', 'black', 'red', 'teal')],
    ['tent', '텐트', c('khaki', 'orange', 'teal', 'cream')],
    ['golf-club', '골프채', c('black', 'silver', 'red')],
    ['soccer-ball', '축구공', c('white', 'yellow', 'sky')],
  ],
  kids: [
    ['blocks', '블록 장난감', c('red', 'yellow', 'blue', 'green')],
    ['plush', '인형', c('camel', 'cream', 'pink', 'grey')],
    ['stroller', '유모차', c('charcoal', 'beige', 'navy', 'sage')],
    ['baby-bodysuit', '아기옷', c('cream', 'mint', 'pink', 'sky')],
    ['baby-bottle', '젖병', c('sky', 'pink', 'mint', 'yellow')],
    ['puzzle', '퍼즐', c('sky', 'coral', 'sage', 'yellow')],
  ],
  'pet-hobby': [
    ['pet-food', '사료', c('orange', 'green', 'blue', 'purple')],
    ['dog-bed', '강아지 침대', c('oat', 'grey', 'mint', 'camel')],
    ['cat-tower', '고양이 타워', c('oat', 'grey', 'white')],
    ['book', '책', c('coral', 'navy', 'mustard', 'sage')],
    ['plant', '화분', c('white', 'camel', 'charcoal', 'sage')],
    ['guitar', '기타', c('oak', 'amber', 'black')],
    [
      'voucher',
      '모바일 쿠폰',
      k(['카페', '#7a4f38'], ['베이커리', '#cf9244'], ['편의점', '#2f7a68'], ['상품권', '#b3372f']),
    ],
  ],
} as const satisfies Record<Category, readonly Row[]>;

export type ArchetypeId = (typeof rows)[Category][number][0];

/** A kind of goods that can be drawn. */
export interface Archetype {
  /** Kebab case and stable: seeds and image keys contain it. */
  readonly id: ArchetypeId;
  readonly nameKo: string;
  readonly category: Category;
  /** How many colours (or flavours) it comes in; `variant % colourways` is the one drawn. */
  readonly colourways: number;
  /** Their names and hexes, in the order of the variants: option values of an article. */
  readonly colours: readonly Colour[];
}

export const archetypes: readonly Archetype[] = tableEntries<Category, (typeof rows)[Category]>(
  rows,
).flatMap(([category, list]) =>
  list.map(([id, nameKo, colours]) => ({
    id,
    nameKo,
    category,
    colourways: colours.length,
    colours,
  })),
);

const byId = new Map<string, Archetype>(archetypes.map((row) => [row.id, row]));

/** The row of an archetype. @throws Error that lists the known names. */
export function archetypeOf(id: string): Archetype {
  const archetype = byId.get(id);
  if (!archetype) {
    throw new Error(`Unknown archetype "${id}". Known: ${[...byId.keys()].join(', ')}.`);
  }
  return archetype;
}
