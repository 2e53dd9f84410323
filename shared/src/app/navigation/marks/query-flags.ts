import { flagOf, safeToken } from '@shop/shared/domain';
import { isText, isTrue } from '../../storage/shape';
import { sessionStore } from '../../storage/storage';

const ORIGIN_KEY = 'shop.LCFrom';
const STACK_KEY = 'shop.stack';

/** Also read by the head script of the document. */
const HIDE_HEADER_KEY = 'shop.hidesHeader';

/** Stores the query flags of spec section 2 that stay valid for the session. */
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

/** The stored origin marker (`LCFrom`) of this visit. */
export const readOrigin = (): string | undefined => safeToken(sessionStore.get(ORIGIN_KEY, isText));

/** Whether this session uses a history stack: pages opened over others. */
export const isStackInUse = (): boolean => sessionStore.get(STACK_KEY, isTrue) === true;
