import type { Call, CallInput, CallReply } from '@shop/shared/contracts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { Caller } from '../http/caller';

const callers = new WeakMap<QueryClient, Caller>();

/** Sets the caller of a query client; called once by `createApp`. */
export const bindCaller = (client: QueryClient, caller: Caller): void => {
  callers.set(client, caller);
};

export function callerOf(client: QueryClient): Caller {
  const caller = callers.get(client);
  if (!caller) throw new Error('This query client has no caller: make it with createApp().');
  return caller;
}

export const callKey = <C extends Call>(call: C, input?: CallInput<C>): readonly unknown[] =>
  input === undefined ? [call.id] : [call.id, input];

/** Query options of one read; used by a route's `load`, hooks, prefetch and invalidation. */
export function callQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions<CallReply<C>>({
    queryKey: callKey(call, input),
    queryFn: ({ client, signal }) => callerOf(client)(call, input, { signal }),
  });
}

/**
 * As `callQuery`, but keeps only a part of the reply, so that the rest neither stays in memory nor
 * travels in the page's HTML.
 * @param name tells the part from others of the same call
 */
export function callPartQuery<C extends Call, Part>(
  call: C,
  input: CallInput<C>,
  name: string,
  partOf: (reply: CallReply<C>) => Part,
) {
  return queryOptions<Part>({
    queryKey: [...callKey(call, input), name],
    queryFn: async ({ client, signal }) => partOf(await callerOf(client)(call, input, { signal })),
  });
}

/**
 * Query options of a paginated read. `inputOf` makes a page's input from its cursor (undefined for
 * the first); `cursorOf` reads the next cursor (undefined after the last).
 */
export function callInfiniteQuery<C extends Call>(
  call: C,
  keyInput: CallInput<C>,
  inputOf: (cursor: string | undefined) => CallInput<C>,
  cursorOf: (page: CallReply<C>) => string | null | undefined,
) {
  type Page = CallReply<C>;
  type Cursor = string | undefined;
  return infiniteQueryOptions<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>({
    queryKey: [call.id, 'pages', keyInput],
    queryFn: ({ client, signal, pageParam }) =>
      callerOf(client)(call, inputOf(pageParam), { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => cursorOf(page) ?? undefined,
  });
}
