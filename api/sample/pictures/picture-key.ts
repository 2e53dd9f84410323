import { isTableKey } from '@shop/shared/domain';
import { bannerPlans } from './compose/banner';
import { isSign, type SignId } from './compose/signs';
import type { BannerCrop, BannerPicture, GoodsPicture } from './index';
import { archetypes, MAX_TAKES, palettes, views } from './index';
import type { Wordmark } from './wordmark/wordmark';

/** The picture that a key names. */
export type DrawnPicture =
  | ({ kind: 'goods' } & GoodsPicture)
  | ({ kind: 'banner' } & BannerPicture)
  | ({ kind: 'wordmark' } & Wordmark)
  | { kind: 'sign'; sign: SignId; palette: number };

const archetypeIds = new Set<string>(archetypes.map(({ id }) => id));
const MAX_VARIANT = 100_000;
const MAX_ARCHETYPES = 4;

const isPalette = (palette: number) => palette >= 0 && palette < palettes.length;

/**
 * A view of the seller's, `colour<number>` with so many colourways, or `snap<number>`, a buyer's photo.
 */
function readView(
  name: string | undefined,
): Pick<GoodsPicture, 'view' | 'coloursForSale'> | undefined {
  const [, kind, digit] = /^(snap|colour)(\d)$/.exec(name ?? '') ?? [];
  const number = Number(digit);
  if (kind === 'colour') return number > 1 ? { view: kind, coloursForSale: number } : undefined;
  if (kind === 'snap') return number < MAX_TAKES ? { view: number } : undefined;
  const view = views.find((one) => one === name);
  return view && { view };
}

/** `<archetype>-<palette>-<variant>-<view>` */
function readGoods(name: string): DrawnPicture | undefined {
  const [, archetype = '', palette, variant, viewName] =
    /^([a-z-]+)-(\d{1,2})-(\d{1,6})-([a-z]+\d?)$/.exec(name) ?? [];
  const view = readView(viewName);
  const numbers = { palette: Number(palette), variant: Number(variant) };
  if (!archetypeIds.has(archetype) || view === undefined) return undefined;
  if (!isPalette(numbers.palette) || numbers.variant > MAX_VARIANT) return undefined;
  return { kind: 'goods', archetype, ...view, ...numbers };
}

const crops: Readonly<Record<string, BannerCrop>> = { t: 'tile', j: 'joined', b: 'band' };

/**
 * `<layout>-<palette>-<variant><crop>-<archetype>.<archetype>…`; the crop is the first letter of its
 * name, or nothing.
 */
function readBanner(name: string): DrawnPicture | undefined {
  const [, layout, palette, variant, crop = '', list = ''] =
    /^(wide|tall|square|card)-(\d{1,2})-(\d{1,4})([tjb]?)-([a-z.-]+)$/.exec(name) ?? [];
  const ids = list.split('.');
  if (
    !layout ||
    !isTableKey(bannerPlans, layout) ||
    ids.length > MAX_ARCHETYPES ||
    !ids.every((id) => archetypeIds.has(id))
  )
    return;
  if (!isPalette(Number(palette))) return undefined;
  return {
    kind: 'banner',
    layout,
    palette: Number(palette),
    variant: Number(variant),
    crop: crops[crop],
    archetypes: ids,
  };
}

/** `<palette>-<place>-<word>.<word>…` in lower case; `and` stands for an ampersand. */
function readWordmark(name: string): DrawnPicture | undefined {
  const [, palette, place, list] =
    /^(\d{1,2})-(\d{1,3})-([a-z]{1,14}(?:[.-][a-z]{1,14}){0,3})$/.exec(name) ?? [];
  if (!list || !isPalette(Number(palette))) return undefined;
  const words = list.split('.').map((word) => (word === 'and' ? '&' : word.toUpperCase()));
  return { kind: 'wordmark', palette: Number(palette), place: Number(place), words };
}

/** `<sign>-<palette>` */
function readSign(name: string): DrawnPicture | undefined {
  const [, sign = '', palette] = /^([a-z]+)-(\d{1,2})$/.exec(name) ?? [];
  if (!isSign(sign) || !isPalette(Number(palette))) return undefined;
  return { kind: 'sign', sign, palette: Number(palette) };
}

/**
 * Reads a key of the sample's pictures: `d/…` goods, `b/…` a banner, `w/…` a brand's wordmark, `s/…` a sign.
 * Undefined for every other key.
 */
export function readPictureKey(key: string): DrawnPicture | undefined {
  if (key.startsWith('d/')) return readGoods(key.slice(2));
  if (key.startsWith('b/')) return readBanner(key.slice(2));
  if (key.startsWith('w/')) return readWordmark(key.slice(2));
  if (key.startsWith('s/')) return readSign(key.slice(2));
  return undefined;
}
