import type { AddressHit } from '@shop/shared/contracts';
import { unavailable } from '../platform/errors';

/** One page of addresses that match a search. */
export interface PostcodePage {
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
  items: AddressHit[];
}

/** A directory of postal addresses. */
export interface PostcodeSearch {
  /** @param q road name, lot number, building or postcode. @param page from 1. */
  search(q: string, page: number, signal?: AbortSignal): Promise<PostcodePage>;
}

export const postcodeDown = () =>
  unavailable('POSTCODE_DOWN', '주소 검색이 잠시 멈췄어요. 잠시 후 다시 시도해 주세요.');
