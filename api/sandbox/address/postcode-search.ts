import type { AddressHit } from '@shop/shared/contracts';
import type { PostcodeSearch } from '../../src/ports';
import { type District, districts } from './districts';

const PAGE_SIZE = 10;

const zipOf = (district: District, road: number): string =>
  String(district.zipFrom + road).padStart(5, '0');

/** A real address: the search page names its road, lot number, building and postcode as examples. */
const exampleAddress: AddressHit = {
  zip: '06236',
  road: '서울특별시 강남구 테헤란로 152',
  jibun: '서울특별시 강남구 역삼동 737',
  building: '강남파이낸스센터',
  areaName: null,
};

/** Each road of the sample has numbers, some of them a named building. */
const sampleAddresses: readonly AddressHit[] = districts.flatMap((district, districtAt) =>
  district.roads.flatMap((road, roadAt) =>
    Array.from({ length: 12 }, (_, at): AddressHit => {
      const number = 3 + at * 7 + ((districtAt * 5 + roadAt * 11) % 9);
      return {
        zip: zipOf(district, roadAt),
        road: `${district.region} ${road} ${number}`,
        jibun: `${district.region} ${district.dong} ${100 + districtAt * 7 + at * 13}-${1 + roadAt}`,
        building: at === 4 ? (district.buildings[roadAt] ?? '') : '',
        areaName: district.areaName ?? null,
      };
    }),
  ),
);

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const searchable = [...sampleAddresses, exampleAddress].map((hit) => ({
  hit,
  text: withoutSpaces(`${hit.road}|${hit.jibun}|${hit.building}|${hit.zip}|`),
}));

/** Each word must occur in the road name, the lot number, the building or the postcode. */
function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** 테헤란로 152 is not 테헤란로 31 of the lot number 152-1: an address that ends with the words comes first. */
const inOrder = (found: typeof searchable, words: readonly string[]): AddressHit[] => {
  const isWhole = ({ text }: { text: string }) => text.includes(`${words.join('')}|`);
  return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))].map(({ hit }) => hit);
};

/** The built-in postcode search. Deterministic, so journeys can rely on it. */
export const sandboxPostcode: PostcodeSearch = {
  search: async (q, page) => {
    const words = q.trim().split(/\s+/).map(withoutSpaces);
    const found = searchable.filter(({ text }) => matches(text, words));
    const hits = inOrder(found, words);
    const pageCount = Math.max(Math.ceil(hits.length / PAGE_SIZE), 1);
    const from = (page - 1) * PAGE_SIZE;
    return { total: hits.length, page, pageCount, items: hits.slice(from, from + PAGE_SIZE) };
  },
};
