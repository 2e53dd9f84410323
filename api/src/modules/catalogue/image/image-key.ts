import { archetypes, type BannerLayout, type View, views } from '../../../../sample/pictures';

/** What a picture's key asks for. */
export type ImageSource =
  | { kind: 'goods'; archetype: string; palette: number; variant: number; view: View }
  | { kind: 'banner'; layout: BannerLayout; palette: number; variant: number; archetypes: string[] }
  | { kind: 'brand'; seed: string; palette: number }
  | { kind: 'file'; sha: string };

const known = new Set<string>(archetypes.map(({ id }) => id));
const MAX_VARIANT = 100_000;

const isPalette = (palette: number) => palette >= 0 && palette < 12;
const isView = (view: string): view is View => (views as readonly string[]).includes(view);

function goodsOf(rest: string): ImageSource | undefined {
  const [, archetype = '', palette, variant, view = ''] =
    /^([a-z-]+)-(\d{1,2})-(\d{1,6})-([a-z]+)$/.exec(rest) ?? [];
  const numbers = { palette: Number(palette), variant: Number(variant) };
  if (!known.has(archetype) || !isView(view)) return undefined;
  if (!isPalette(numbers.palette) || numbers.variant > MAX_VARIANT) return undefined;
  return { kind: 'goods', archetype, view, ...numbers };
}

function bannerOf(rest: string): ImageSource | undefined {
  const [, layout, palette, variant, list = ''] =
    /^(wide|tall|square)-(\d{1,2})-(\d{1,4})-([a-z.-]+)$/.exec(rest) ?? [];
  const ids = list.split('.');
  if (!layout || ids.length > 4 || !ids.every((id) => known.has(id))) return undefined;
  if (!isPalette(Number(palette))) return undefined;
  return {
    kind: 'banner',
    layout: layout as BannerLayout,
    palette: Number(palette),
    variant: Number(variant),
    archetypes: ids,
  };
}

function brandOf(rest: string): ImageSource | undefined {
  const [, seed, palette] = /^(\d{1,8})-(\d{1,2})$/.exec(rest) ?? [];
  return seed && isPalette(Number(palette))
    ? { kind: 'brand', seed, palette: Number(palette) }
    : undefined;
}

/** Reads a key; undefined when it names no picture there could be. */
export function readImageKey(key: string): ImageSource | undefined {
  const [, room, rest = ''] = /^([a-z])\/(.+)$/.exec(key) ?? [];
  if (room === 'd') return goodsOf(rest);
  if (room === 'b') return bannerOf(rest);
  if (room === 'l') return brandOf(rest);
  if (room === 'f' && /^[0-9a-f]{64}$/.test(rest)) return { kind: 'file', sha: rest };
  return undefined;
}
