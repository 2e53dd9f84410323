/** The shop's goods pictures: pure functions from a few numbers to SVG text. */
import { type BannerCrop, type BannerLayout, banner, bannerPlanOf } from './compose/banner';
import { sheet } from './compose/sheet';
import { snapshot } from './compose/snapshot';
import { paperPlaceOf } from './compose/studio';
import { colour, detail, hero, type Shot, use, type View } from './compose/views';
import { arrangements, forms } from './forms';
import { drawingOf } from './goods';
import { poseOf } from './goods/drawing';
import { displayOfShape, lookOf, pickerOf, toneFor } from './look';
import { paletteAt } from './palettes';
import { createPen } from './parts/pen';
import { archetypeOf } from './roster';

export type { BannerCrop, BannerLayout } from './compose/banner';
export type { View } from './compose/views';
export { forms } from './forms';
export { variantOf } from './look';
export type { Category } from './palettes';
export { categories, palettes, toneOf } from './palettes';
export type { Archetype } from './roster';
export { archetypes } from './roster';

/** The seller's views of an article. */
export const views: readonly View[] = ['hero', 'detail', 'colour', 'use'];

/** Photos that buyers may have taken of one article. */
export const MAX_TAKES = 8;

/** An article to draw: its kind, its palette, its variant and the view. */
export interface GoodsPicture {
  readonly archetype: string;
  /** Index of `palettes`; larger numbers wrap around. */
  readonly palette: number;
  /** From 0; `variant % colourways` is the colour, the rest distinguishes articles. */
  readonly variant: number;
  /** A number is a buyer's photo, below `MAX_TAKES`. */
  readonly view: View | number;
  /** How many colourways `colour` may show, from the first; all when absent. */
  readonly coloursForSale?: number;
}

/**
 * An 800 × 800 picture of an article as SVG text without words in it.
 * The same input always gives the same text.
 * @throws Error when the archetype is unknown or the variant is not a whole number from 0.
 */
export function drawGoods(picture: GoodsPicture): string {
  const { archetype, palette, variant, view, coloursForSale } = picture;
  const pen = createPen();
  const shot = shotOf(archetype, palette, variant, coloursForSale);
  if (typeof view === 'number') return sheet(pen, snapshot(pen, shot, view));
  return sheet(pen, { hero, detail, colour, use }[view](pen, shot));
}

function shotOf(archetype: string, palette: number, variant: number, forSale?: number): Shot {
  const row = archetypeOf(archetype);
  const look = lookOf(row, palette, variant);
  const first = variant - look.colourIndex;
  const others = row.colours
    .map((_, i) => (look.colourIndex + 1 + i) % row.colourways)
    .filter((i) => i !== look.colourIndex && i < (forSale ?? row.colourways))
    .map((i) => lookOf(row, palette, first + i));
  const tone = toneFor(paletteAt(palette), look.colour, Math.floor(variant / row.colourways));
  const drawProp: Shot['drawProp'] = (onto, id) =>
    drawingOf(id).draw(onto, lookOf(archetypeOf(id), palette, 0));
  return { id: row.id, drawing: drawingOf(row.id), tone, look, others, drawProp };
}

const formsById: Readonly<Record<string, Record<string, readonly [string, ...string[]]>>> = forms;

const arrangementsById: Readonly<Record<string, readonly [string, ...string[]]>> = arrangements;

/** The variant of a part in `forms` that a shape has; undefined when the drawing has no such part. */
export function formOf(archetype: string, shape: number, part: string): string | undefined {
  const variants = formsById[archetype]?.[part];
  return variants && pickerOf(archetype, shape)(part, ...variants);
}

/** What stands behind an article: two pictures with the same one look alike when their goods do. */
export function compositionOf(archetype: string, palette: number, variant: number): string {
  const { drawing, tone, look } = shotOf(archetype, palette, variant);
  return `${tone.backdrop} ${paperPlaceOf(poseOf(drawing, look), look)}`;
}

/** What clothes are shown on, or how other goods are arranged; empty for goods with one arrangement. */
export function displayOf(archetype: string, variant: number): string {
  const row = archetypeOf(archetype);
  const shape = Math.floor(variant / row.colourways);
  if (drawingOf(row.id).isWorn) return displayOfShape(row.id, shape);
  const choices = arrangementsById[row.id];
  return choices ? pickerOf(row.id, shape)('arrangement', ...choices) : '';
}

export interface BannerPicture {
  /** One to four; they stand on the right, the first in the middle. */
  readonly archetypes: readonly string[];
  readonly palette: number;
  readonly layout: BannerLayout;
  /** The part of a wide banner that its place shows; all of it when absent. */
  readonly crop?: BannerCrop | undefined;
  readonly variant: number;
}

/**
 * A banner's field with goods on it and room at the left for words, which are set over it as real text:
 * `wide` 1600 × 640, `tall` 800 × 1000 (room at the top), `square` 800 × 800 (room at the upper left), `card` 800 × 500 without room for words.
 * @throws Error when an archetype is unknown or there is none.
 */
export function drawBanner({
  archetypes: ids,
  palette,
  layout,
  crop,
  variant,
}: BannerPicture): string {
  if (ids.length === 0) throw new Error('A banner shows at least one archetype.');
  const exhibits = ids.slice(0, 4).map((id) => {
    const row = archetypeOf(id);
    return { id: row.id, drawing: drawingOf(row.id), look: lookOf(row, palette, variant) };
  });
  const pen = createPen();
  const plan = bannerPlanOf(layout, crop);
  const content = banner(pen, paletteAt(palette), plan, exhibits);
  return sheet(pen, content, plan.width, plan.height);
}
