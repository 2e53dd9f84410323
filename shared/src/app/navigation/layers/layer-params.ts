/** Query parameters of layers, which every page may open (see `useModalParam`). */
export const LAYER_PARAMS = ['modalId', 'modalSeq'] as const;

/** The open layers, lowest first: `modalId=options,coupon&modalSeq=2`. */
export const openModals = (search: URLSearchParams): string[] =>
  (search.get('modalId') ?? '').split(',').filter(Boolean);

/** The query with these layers open instead of those it names. */
export function withModals(search: URLSearchParams, ids: readonly string[]): string {
  const next = new URLSearchParams(search);
  for (const name of LAYER_PARAMS) next.delete(name);
  // Built by hand to keep commas unencoded.
  const rest = next.toString();
  const flags = [
    rest,
    ids.length > 0 && `modalId=${ids.map(encodeURIComponent).join(',')}`,
    ids.length > 1 && `modalSeq=${ids.length}`,
  ].filter(Boolean);
  return flags.length ? `?${flags.join('&')}` : '';
}

/** The query without layers. */
export const withoutModals = (search: string): string =>
  withModals(new URLSearchParams(search), []);
