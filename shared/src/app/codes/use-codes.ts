import { type Code, type CodeGroupReply, codeCalls } from '@shop/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../query/call-query';

/** Spec sections 4 and 9: a code group is refetched when it is empty or older than five minutes. */
const CODES_STALE_MS = 5 * 60_000;

/** Query for one code group; read by `useCodes`, may be preloaded by a route's `load`. */
export const codesQuery = (grpCd: string) => ({
  ...callQuery(codeCalls.getGrp, { query: { grpCd } }),
  staleTime: ({ state }: { state: { data?: CodeGroupReply | undefined } }) =>
    state.data?.list.length ? CODES_STALE_MS : 0,
});

/** Keyed by code (`cd`), in display order. */
export type CodeMap = ReadonlyMap<string, Code>;

const emptyMap: CodeMap = new Map();
const toCodeMap = ({ list }: CodeGroupReply): CodeMap =>
  new Map(list.map((code) => [code.cd, code]));

/** The front code map (spec section 3) of one group; empty while it loads. */
export const useCodes = (grpCd: string): CodeMap =>
  useQuery({ ...codesQuery(grpCd), select: toCodeMap }).data ?? emptyMap;
