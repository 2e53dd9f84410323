import { flagOf, safeToken } from '@shop/shared/domain';
import { sessionStore } from '../storage/storage';

const ORIGIN_KEY = 'shop.LCFrom';
const STACK_KEY = 'shop.stack';

/** Read by the head script of the document too. */
const HIDE_HEADER_KEY = 'shop.hidesHeader';

/** Query flags of spec section 2 that outlive their address: kept for the session. */
export function storeQueryFlags(search: URLSearchParams): void {
  const origin = safeToken(search.get('LCFrom'));
  if (origin) sessionStore.set(ORIGIN_KEY, origin);
  if (flagOf(search, 'isStack')) sessionStore.set(STACK_KEY, true);
  const hidesHeader = flagOf(search, 'isHideHeader');
  if (hidesHeader === undefined) return;
  if (hidesHeader) sessionStore.set(HIDE_HEADER_KEY, true);
  else sessionStore.remove(HIDE_HEADER_KEY);
  const { dataset } = document.documentElement;
  if (hidesHeader) dataset.header = 'hidden';
  else delete dataset.header;
}

/** The marker of where this visit came from (`LCFrom`). */
export const readOrigin = (): string | undefined => safeToken(sessionStore.get<string>(ORIGIN_KEY));

/** Whether pages were opened as a stack over others in this session. */
export const isStackInUse = (): boolean => sessionStore.get(STACK_KEY) === true;
