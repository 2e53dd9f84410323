import type { AddressHit } from '@shop/shared/contracts';
import type { PostcodeSearch } from '../../src/ports';
import { type District, districts } from './districts';

const PAGE_SIZE = 10;

const zipOf = (district: District, road: number): string =>
  String(district.zipFrom + road).padStart(5, '0');

/** All addresses of the sample: each road has numbers, some of them a named building. */
const allAddresses: readonly AddressHit[] = districts.flatMap((district, districtAt) =>
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

const searchable = allAddresses.map((hit) => ({
  hit,
  text: withoutSpaces(`${hit.road}|${hit.jibun}|${hit.building}|${hit.zip}`),
}));

/** Each word must occur in the road name, the lot number, the building or the postcode. */
function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** The built-in postcode search. Deterministic, so journeys can rely on it. */
export const sandboxPostcode: PostcodeSearch = {
  search: async (q, page) => {
    const words = q.trim().split(/\s+/).map(withoutSpaces);
    const hits = searchable.filter(({ text }) => matches(text, words)).map(({ hit }) => hit);
    const pageCount = Math.max(Math.ceil(hits.length / PAGE_SIZE), 1);
    const from = (page - 1) * PAGE_SIZE;
    return { total: hits.length, page, pageCount, items: hits.slice(from, from + PAGE_SIZE) };
  },
};
