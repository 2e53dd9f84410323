import type { ContentBlock, ImageRef } from '@shop/shared/contracts';
import { colourFamilyOf, searchKeysOf } from '@shop/shared/domain';
import { type Archetype, archetypes, categories, variantOf } from '../pictures';
import { contentOf } from './content';
import { factsOf } from './facts';
import { giftTagsOf } from './gift-tags';
import { kidsFactsOf } from './kids-notices';
import { machineFactsOf } from './machine-notices';
import { modelNumberOf } from './model-numbers';
import { nameOf, nounWithKind } from './naming';
import { certKindOf, noticeOf, noticeTypeOf } from './notices';
import { optionsOf, type SampleOptions } from './options';
import type { Place } from './places';
import { type Random, randomOf } from './random';
import { sellerFor } from './seller-for';
import { shapeFor } from './shape-for';
import { fitToLeaf, kindsOfLeaf, wordsFor } from './words';

const DAY_MS = 86_400_000;
/** Minimum amount for twelve interest-free months with the mall's own card. */
const LONG_INTEREST_FREE_WON = 300_000;
const archetypeById = new Map<string, Archetype>(archetypes.map((row) => [row.id, row]));

/** One goods with all that belongs to it, as the database will hold it. */
export interface SampleGoods {
  row: Record<string, unknown> & { goods_no: number };
  images: ImageRef[];
  content: ContentBlock[];
  notice: { key: string; value: string }[];
  cert: { kind: string; certNo: string } | undefined;
  options: SampleOptions;
  prices: { price: number; fromAt: Date; toAt: Date | null }[];
  archetype: Archetype;
  place: Place;
  quality: number;
  /** Nobody has received it yet: sold before it is made, or not on sale yet. */
  isUnsent: boolean;
}

/** Every so many goods, from this one on, go on sale later. */
const COMING_EVERY = 600;
const FIRST_COMING = 550;

/** Every so many goods, from this one on, are sold before they are made (예약판매). */
const RESERVED_EVERY = 300;
const FIRST_RESERVED = 260;

/** Ten days from now, `YYYY-MM-DD`. */
const shipsFrom = (now: Date): string =>
  new Date(now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10);

/** Ten in the morning in Korea, two weeks from now. */
const comingAt = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / DAY_MS) + 14) * DAY_MS + 3_600_000);

/** Prices as shops write them: to 100 won, often ending in 900. */
function roundPrice(random: Random, won: number): number {
  const rounded = Math.max(1000, Math.round(won / 1000) * 1000);
  return random.chance(0.7) ? rounded - 100 : rounded;
}

function pricesOf(random: Random, listPrice: number, now: Date) {
  const opened = new Date(now.getTime() - random.int(3, 700) * DAY_MS);
  const rate = random.chance(0.72)
    ? random.pick([5, 7, 10, 12, 15, 18, 20, 23, 25, 30, 33, 40])
    : 0;
  const sale =
    rate === 0 ? listPrice : Math.max(900, Math.floor((listPrice * (100 - rate)) / 1000) * 10);
  if (sale === listPrice)
    return { opened, sale, prices: [{ price: listPrice, fromAt: opened, toAt: null }] };
  // A discount is shown only from a price that was charged before.
  const ageMs = now.getTime() - opened.getTime();
  const since = new Date(opened.getTime() + ageMs * (0.3 + random.next() * 0.6));
  return {
    opened,
    sale,
    prices: [
      { price: listPrice, fromAt: opened, toAt: since },
      { price: sale, fromAt: since, toAt: null },
    ],
  };
}

/** What a pack holds: the weight in the name of food, and how many packs can be chosen. */
function contentsOf(archetype: string, spec: string, choices: string): string {
  if (!wordsFor(archetype).unit || !/\d/.test(spec)) return choices || spec;
  return choices ? `${spec}(${choices} 가운데 선택)` : spec;
}

const isKindArchetype = (archetype: Archetype): boolean =>
  archetype.colours.some(({ nameKo }) => colourFamilyOf(nameKo) === undefined);

/**
 * One goods of the sample shop. The same number gives the same goods on every machine; only its dates
 * depend on `now`.
 * @param turn another drawing of the same goods, for one that looks like its neighbour in a list
 * @param naming another name of the same goods, for one whose name is taken
 */
export function sampleGoods(
  goodsNo: number,
  place: Place,
  now: Date,
  turn = 0,
  naming = 0,
): SampleGoods {
  const random = randomOf(`goods ${goodsNo}`);
  const archetype = archetypeById.get(place.archetype);
  if (!archetype) throw new Error(`Leaf ${place.leafName} names an unknown archetype.`);
  const words = fitToLeaf(place.leafName, wordsFor(archetype.id));
  const isKind = isKindArchetype(archetype) && !words.options.colour;
  const allowed = kindsOfLeaf[place.leafName] ?? archetype.colours.map((_, index) => index);
  const colourAt = random.pick(allowed);
  const firstShape = Math.floor(random.next() * 4_000);
  const kind = isKind ? archetype.colours[colourAt]?.nameKo : undefined;
  const isRefurbished = ['digital', 'appliance'].includes(place.category) && random.chance(0.06);
  const isOverseas = ['digital', 'beauty', 'kids'].includes(place.category) && random.chance(0.03);
  const named = nameOf(random, place.leafName, words, kind, naming);
  const model = modelNumberOf(archetype.id, place.brand.nameEn, goodsNo);
  const called = model ? named.name.replace(named.noun, `${named.noun} ${model}`) : named.name;
  const calledAs = nounWithKind(kind, named.noun);
  const name = `${isRefurbished ? '[리퍼] ' : isOverseas ? '[해외직구] ' : ''}${called}`;
  const shape = shapeFor(archetype.id, name, firstShape + turn * 131);

  const [low, high] = words.priceK;
  const listPrice = roundPrice(random, low * 1000 * (high / low) ** named.dearness);
  const { opened, sale, prices } = pricesOf(random, listPrice, now);
  const seller = sellerFor(random, place.category, archetype.id, isOverseas);
  const palette = categories.indexOf(place.category);
  const tone: [number, number] = [palette, (palette + 5) % 12];
  const picture = (view: string, alt: string): ImageRef => ({
    key: `d/${archetype.id}-${palette}-${variantOf(archetype.id, shape, colourAt)}-${view}`,
    tone,
    alt,
  });
  const options = optionsOf(random, {
    goodsNo,
    archetype,
    palette,
    shape,
    colourAt,
    words,
    salePrice: sale,
  });
  // Only colours that can be bought; an article of one colour has no such picture.
  const colourView = options.colours.length > 1 ? `colour${options.colours.length}` : undefined;
  const unitAmount = words.unit?.amounts[named.specAt];
  const families =
    options.colours.length > 0
      ? options.colours
      : isKind
        ? []
        : [archetype.colours[colourAt]?.nameKo ?? ''];
  const facts = factsOf({ category: place.category, archetype: archetype.id, name }, options);
  const machine = machineFactsOf({
    archetype: archetype.id,
    name,
    choices: new Map(
      options.groups.map((group) => [
        group.name,
        group.values.map((value) => value.name).join(', '),
      ]),
    ),
  });
  const kids = kidsFactsOf(archetype.id, name);
  const certKind = certKindOf(place.category);
  const certNo = `R-R-SMP-${String(goodsNo).padStart(6, '0')}`;
  const isComing = goodsNo % COMING_EVERY === FIRST_COMING;
  const isReserved = goodsNo % RESERVED_EVERY === FIRST_RESERVED && !isOverseas && !place.isAdult;
  const quality = random.next();
  const isNew = now.getTime() - opened.getTime() < 30 * DAY_MS;
  const drawnSales = Math.floor(random.next() ** 4 * 900 * (0.4 + quality));
  // What has not been sent yet has neither sales nor reviews.
  const isUnsent = isReserved || isComing;
  const popularity = isUnsent ? 0 : drawnSales;
  const badges = [
    ...(isNew ? ['new'] : []),
    ...(named.badge ? [named.badge] : []),
    ...(sale >= LONG_INTEREST_FREE_WON ? ['interestFree'] : []),
    ...(isOverseas ? ['overseas'] : []),
    ...(isReserved ? ['reservation'] : []),
  ];
  const searchable = [
    name,
    place.brand.nameKo,
    place.brand.nameEn,
    ...place.path.map((category) => category.name),
    archetype.nameKo,
    ...giftTagsOf(place.category, archetype.id, name),
  ];

  return {
    archetype,
    place,
    quality,
    isUnsent,
    options,
    prices,
    images: [
      picture('hero', name),
      picture('detail', `${name} 가까이에서 본 모습`),
      ...(colourView ? [picture(colourView, `${name} 색상`)] : []),
      picture('use', `${name} 사용 모습`),
    ],
    content: contentOf(random, {
      archetype: archetype.id,
      name,
      brand: place.brand.nameKo,
      noun: calledAs,
      isDryCleaned: facts.isDryCleaned,
      feature: named.feature,
      specs: [
        { key: '상품명', value: name },
        { key: '브랜드', value: `${place.brand.nameKo}(${place.brand.nameEn})` },
        { key: '구성', value: named.spec || options.text || named.noun },
        ...(machine?.specs ?? []).map(([key, value]) => ({ key, value })),
        ...(facts.material ? [{ key: '소재', value: facts.material }] : []),
        { key: '분류', value: place.path.map(({ name: part }) => part).join(' > ') },
      ],
      measures: facts.measures,
      detail: picture('detail', `${name} 세부 사진`),
      colours: colourView ? picture(colourView, `${name} 색상 사진`) : undefined,
    }),
    notice: noticeOf(place.category, {
      archetype: archetype.id,
      kind: kind ?? '',
      name,
      brand: place.brand.nameKo,
      maker: `${place.brand.nameKo}(${place.brand.nameEn}) 협력사`,
      options: contentsOf(archetype.id, named.spec, options.text),
      material: facts.material ?? '상품 표시사항 참고',
      washing: facts.washing,
      colours: facts.colours,
      sizes: facts.sizes,
      phone: seller.phone,
      year: now.getUTCFullYear(),
      month: `${opened.getUTCFullYear()}년 ${opened.getUTCMonth() + 1}월`,
      cert: certKind ? `${certKind} ${certNo}` : '',
      power: machine?.power ?? '',
      energy: machine?.energy ?? '',
      measured: machine?.size ?? kids.size,
      age: kids.age,
      expires: `${new Date(now.getTime() + 180 * DAY_MS).toISOString().slice(0, 10)}`,
    }),
    cert: certKind ? { kind: certKind, certNo } : undefined,
    row: {
      goods_no: goodsNo,
      seller_no: seller.sellerNo,
      brand_no: place.brandNo,
      category_no: place.categoryNo,
      category_path: place.path.map(({ categoryNo }) => categoryNo),
      delivery_policy_no: seller.policyNo,
      name,
      summary: `${named.feature} ${calledAs}, ${place.brand.nameKo}`,
      status: random.chance(0.004) ? 'ENDED' : isComing ? 'READY' : 'ON_SALE',
      sale_from: isComing ? comingAt(now) : null,
      goods_type: isOverseas ? 'OVERSEAS' : isReserved ? 'RESERVATION' : 'NORMAL',
      ship_from: isReserved ? shipsFrom(now) : null,
      tax_type: ['rice', 'fruit-box', 'meat-pack', 'kimchi', 'book'].includes(archetype.id)
        ? 'FREE'
        : 'TAX',
      adult_yn: place.isAdult,
      culture_yn: archetype.id === 'book',
      text_option: archetype.id === 'wallet' ? '각인 문구' : null,
      min_qty: random.chance(0.02) ? 2 : 1,
      max_qty: random.chance(0.1) ? 5 : random.pick([10, 20, 50]),
      id_limit_qty: random.chance(0.03) ? random.pick([2, 3, 5]) : null,
      unit_amount: unitAmount ?? null,
      unit_per: unitAmount && words.unit ? words.unit.per : null,
      unit_name: unitAmount && words.unit ? words.unit.name : null,
      notice_type: noticeTypeOf(place.category, archetype.id),
      list_price: listPrice,
      sale_price: sale,
      point_rate_bp: random.pick([50, 100, 100, 100, 200]),
      opened_at: opened,
      updated_at: now,
      colors: [...new Set(families.map(colourFamilyOf).filter(Boolean))],
      badges,
      sales_cnt: popularity,
      recommend: Number(
        (popularity * 0.6 + quality * 300 + (isNew ? 90 : 0) + random.next() * 160).toFixed(4),
      ),
      ...(() => {
        const keys = searchKeysOf(searchable);
        return {
          search_text: keys.searchText,
          jamo_text: keys.jamoText,
          choseong_text: keys.choseongText,
        };
      })(),
    },
  };
}
