import { z } from 'zod';
import type { OptionPair } from '../product';

const keySchema = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string()]))]);

/**
 * The key of a variant: handle and options. Written as JSON, so that no sign of a value can be taken
 * for a separator (S/M + L, S + M/L).
 */
export const skuKeyOf = (handle: string, pairs: readonly OptionPair[]): string =>
  `shopify:${JSON.stringify([handle, pairs.map(({ name, value }) => [name, value])])}`;

/** The options of a key; undefined for keys of former versions. */
export function pairsOfKey(key: string | null): OptionPair[] | undefined {
  if (!key?.startsWith('shopify:[')) return undefined;
  try {
    const read = keySchema.safeParse(JSON.parse(key.slice('shopify:'.length)));
    return read.success ? read.data[1].map(([name, value]) => ({ name, value })) : undefined;
  } catch {
    return undefined;
  }
}
