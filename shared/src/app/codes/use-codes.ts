import { type Code, type CodeGroupReply, codeCalls } from '@shop/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../query/call-query';

/** Spec sections 4 and 9: codes are asked for again when there are none, or when they are five minutes old. */
const CODES_STALE_MS = 5 * 60_000;

/** A group of codes as the shop has them now; `useCodes` reads it, a route's `load` may bring it along. */
export const codesQuery = (grpCd: string) => ({
  ...callQuery(codeCalls.getGrp, { query: { grpCd } }),
  staleTime: ({ state }: { state: { data?: CodeGroupReply | undefined } }) =>
    state.data?.list.length ? CODES_STALE_MS : 0,
});

/** By code (`cd`), in the order the shop shows them. */
export type CodeMap = ReadonlyMap<string, Code>;

const emptyMap: CodeMap = new Map();
const toCodeMap = ({ list }: CodeGroupReply): CodeMap =>
  new Map(list.map((code) => [code.cd, code]));

/** The front code map (spec section 3) of one group; empty until it is there. */
export const useCodes = (grpCd: string): CodeMap =>
  useQuery({ ...codesQuery(grpCd), select: toCodeMap }).data ?? emptyMap;
