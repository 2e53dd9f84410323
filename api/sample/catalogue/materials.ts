/** What goods are made of, so that the notice agrees with the words of the name. The first rule that matches counts. */
type Rules = readonly (readonly [words: RegExp, material: string])[];

const anything = /(?:)/;

const wool: Rules = [
  [/캐시미어/, '울 80%, 캐시미어 10%, 나일론 10%'],
  [/알파카/, '울 40%, 알파카 30%, 나일론 30%'],
  [/램스울/, '램스울 80%, 나일론 20%'],
  [/울 90%|핸드메이드/, '울 90%, 나일론 10%'],
  [/트위드/, '폴리에스터 55%, 울 30%, 면 15%'],
  [/울 (블렌드|혼방)/, '울 60%, 폴리에스터 40%'],
];

const cloth: Rules = [
  [/린넨 혼방/, '리넨 55%, 면 45%'],
  [/린넨/, '리넨 100%'],
  [/피마 ?코튼/, '면 100%(피마 면)'],
  [/유기농 면/, '면 100%(유기농 면)'],
  [/코듀로이/, '면 98%, 폴리우레탄 2%'],
  [/코튼 스트레치/, '면 97%, 폴리우레탄 3%'],
  [/데님/, '면 99%, 폴리우레탄 1%'],
  [/코튼|옥스포드|플란넬|크로셰|실켓|피그먼트|쭈리/, '면 100%'],
  [/시폰|새틴|플리스|드라이 터치/, '폴리에스터 100%'],
  [/저지 스트레치/, '폴리에스터 62%, 레이온 33%, 폴리우레탄 5%'],
  [/구김/, '폴리에스터 65%, 레이온 35%'],
  [/잔꽃/, '레이온 100%'],
  [/밴딩/, '폴리에스터 95%, 폴리우레탄 5%'],
  [/골지/, '면 60%, 레이온 40%'],
  [/부클/, '아크릴 60%, 폴리에스터 40%'],
  [/소프트/, '레이온 50%, 폴리에스터 28%, 나일론 22%'],
];

const hide: Rules = [
  [/비건 레더/, '합성가죽'],
  [/스웨이드/, '소가죽(스웨이드)'],
  [/누벅/, '소가죽(누벅)'],
  [/양가죽/, '양가죽'],
];

const fallbacks: Readonly<Record<string, string>> = {
  knit: '아크릴 60%, 면 40%',
  coat: '울 60%, 폴리에스터 40%',
  jacket: '폴리에스터 65%, 레이온 35%',
  hoodie: '면 80%, 폴리에스터 20%',
  't-shirt': '면 100%',
};

/** Goods whose names say more than the kind of cloth. */
const byArchetype: Readonly<Record<string, Rules>> = {
  jeans: [
    [/기모/, '면 85%, 폴리에스터 15%'],
    [/스트레치/, '면 97%, 폴리우레탄 3%'],
    [/셀비지|생지/, '면 100%'],
    [anything, '면 99%, 폴리우레탄 1%'],
  ],
  puffer: [
    [/덕다운/, '겉감 나일론 100%, 충전재 오리솜털 80%·오리깃털 20%'],
    [/구스/, '겉감 나일론 100%, 충전재 거위솜털 80%·거위깃털 20%'],
    [/웰론/, '겉감 폴리에스터 100%, 충전재 폴리에스터 100%(웰론)'],
    [/다운/, '겉감 나일론 100%, 충전재 오리솜털 80%·오리깃털 20%'],
    [anything, '겉감 나일론 100%, 충전재 폴리에스터 100%'],
  ],
  sneakers: [
    [/캔버스/, '면 캔버스, 고무'],
    ...hide,
    [/레더/, '소가죽, 합성고무'],
    [/메쉬/, '폴리에스터 메쉬, 합성고무'],
    [anything, '합성가죽, 합성고무'],
  ],
  loafers: [...hide, [anything, '소가죽, 합성고무']],
  boots: [...hide, [/소가죽/, '소가죽, 합성고무'], [anything, '합성가죽, 합성고무']],
  'tote-bag': [...hide, [/초경량/, '나일론'], [anything, '소가죽']],
  backpack: [
    [/코듀라/, '나일론(코듀라)'],
    [/에코/, '재생 폴리에스터 100%'],
    [anything, '나일론, 폴리에스터'],
  ],
  wallet: [[anything, '소가죽']],
  chair: [
    [/패브릭|쿠션/, '원목(고무나무), 폴리에스터'],
    [anything, '원목(고무나무)'],
  ],
  sofa: [[anything, '겉감 폴리에스터, 원목 틀, 폴리우레탄 폼']],
  lamp: [[anything, '철제, ABS']],
  bedding: [
    [/아사/, '면 100%(60수 아사)'],
    [/모달/, '모달 60%, 면 40%'],
    [/코튼/, '면 100%'],
    [/구스/, '겉감 면 100%, 충전재 거위솜털 80%·거위깃털 20%'],
    [anything, '폴리에스터 100%'],
  ],
  towels: [
    [/대나무/, '대나무 레이온 70%, 면 30%'],
    [anything, '면 100%'],
  ],
  candle: [
    [/소이/, '콩 왁스, 유리'],
    [anything, '식물성 왁스, 유리'],
  ],
  rug: [
    [/울 혼방/, '울 60%, 폴리에스터 40%'],
    [anything, '폴리에스터 100%'],
  ],
  'storage-box': [
    [/라탄/, '라탄'],
    [/패브릭/, '폴리에스터, 철제 틀'],
    [anything, '폴리프로필렌(PP)'],
  ],
  pot: [
    [/세라믹/, '알루미늄, 세라믹 코팅'],
    [/법랑/, '강철, 법랑'],
    [anything, '스테인리스 304'],
  ],
  'frying-pan': [
    [/티타늄/, '알루미늄, 티타늄 코팅'],
    [/세라믹/, '알루미늄, 세라믹 코팅'],
    [/다이아몬드/, '알루미늄, 다이아몬드 코팅'],
    [anything, '알루미늄, 불소수지 코팅'],
  ],
  knife: [
    [/다마스쿠스/, '다마스쿠스강, 원목'],
    [/고탄소강/, '고탄소강, 원목'],
    [anything, '스테인리스강, 원목'],
  ],
  mug: [[anything, '도자기']],
  plates: [
    [/본차이나/, '본차이나'],
    [anything, '도자기'],
  ],
  tumbler: [
    [/세라믹/, '스테인리스 304, 세라믹 코팅'],
    [anything, '스테인리스 304, 폴리프로필렌(PP)'],
  ],
  'cutting-board': [
    [/캄포/, '캄포나무'],
    [/편백/, '편백나무'],
    [/소나무/, '소나무'],
    [/느티나무/, '느티나무'],
    [anything, '원목(아카시아)'],
  ],
  'yoga-mat': [
    [/천연고무/, '천연고무'],
    [/NBR/, 'NBR'],
    [anything, 'TPE'],
  ],
  dumbbell: [
    [/네오프렌/, '주철, 네오프렌'],
    [/우레탄/, '주철, 우레탄'],
    [anything, '주철'],
  ],
  'running-shoes': [
    [/카본/, '폴리에스터 메쉬, 합성고무, 탄소섬유'],
    [anything, '폴리에스터 메쉬, 합성고무'],
  ],
  helmet: [[anything, '폴리카보네이트, EPS']],
  tent: [
    [/면텐트/, '면 100%, 알루미늄 폴'],
    [anything, '폴리에스터, 알루미늄 폴'],
  ],
  'golf-club': [[anything, '티타늄 합금, 탄소섬유']],
  'soccer-ball': [[anything, '폴리우레탄(PU), 고무']],
  blocks: [
    [/원목/, '너도밤나무, 수성 도료'],
    [anything, 'ABS'],
  ],
  plush: [
    [/오가닉 코튼/, '겉감 면 100%(유기농 면), 충전재 폴리에스터 솜'],
    [anything, '겉감 폴리에스터 100%, 충전재 폴리에스터 솜'],
  ],
  stroller: [[anything, '알루미늄, 폴리에스터']],
  'baby-bodysuit': [
    [/밤부/, '대나무 레이온 70%, 면 30%'],
    [/오가닉/, '면 100%(유기농 면)'],
    [anything, '면 100%(무형광)'],
  ],
  'baby-bottle': [
    [/유리/, '내열유리, 실리콘'],
    [/실리콘/, '실리콘'],
    [anything, 'PPSU, 실리콘'],
  ],
  puzzle: [
    [/원목/, '원목'],
    [anything, '종이'],
  ],
  'dog-bed': [
    [/메모리폼/, '폴리에스터, 메모리폼'],
    [anything, '폴리에스터, 솜'],
  ],
  'cat-tower': [
    [/원목/, '원목, 삼줄'],
    [anything, '합판, 삼줄, 폴리에스터'],
  ],
  book: [[anything, '종이']],
  plant: [
    [/토분/, '식물, 배양토, 토분'],
    [anything, '식물, 배양토, 플라스틱 화분'],
  ],
  guitar: [
    [/마호가니/, '마호가니'],
    [anything, '스프루스, 마호가니'],
  ],
};

const clothOf = (archetype: string): Rules => [
  ...wool,
  ...cloth,
  [anything, fallbacks[archetype] ?? '폴리에스터 100%'],
];

/** @param isWorn clothing of adults, which is described by its cloth */
export function materialOf(archetype: string, name: string, isWorn: boolean): string | undefined {
  const rules = byArchetype[archetype] ?? (isWorn ? clothOf(archetype) : []);
  return rules.find(([words]) => words.test(name))?.[1];
}

const hasWool = /울 \d|램스울|캐시미어|알파카/;

export const needsDryCleaning = (material: string, name: string): boolean =>
  hasWool.test(material) && !/물세탁|세탁 가능/.test(name);

/** The row 세탁방법 및 취급 시 주의사항 of the product information notice (상품정보제공고시). */
export function washingOf(archetype: string, material: string, name: string): string {
  if (needsDryCleaning(material, name)) return '드라이클리닝, 물세탁 금지, 그늘에서 건조';
  if (/가죽/.test(material)) return '물세탁 금지, 마른 천으로 닦고 그늘에서 건조';
  if (/고무|나일론, 폴리/.test(material)) return '중성세제를 묻힌 천으로 닦고 그늘에서 건조';
  if (archetype === 'puffer') return '중성세제로 찬물 세탁, 섬유유연제와 표백제 금지, 눕혀서 건조';
  if (/시폰|새틴/.test(name)) return '세탁망에 넣어 찬물 손세탁, 그늘에서 건조';
  return '찬물 단독 세탁, 건조기 사용 금지, 그늘에서 건조';
}
