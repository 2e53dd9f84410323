import { z } from 'zod';
import { defineSchemas } from './call';
import { goodsCard } from './goods-card.schema';
import { imageRef, no } from './part.schema';

export const categoryLink = z.object({ categoryNo: z.number(), name: z.string() });

export const categoryCard = categoryLink.extend({ image: imageRef, goodsCount: z.number() });

const leaf = categoryLink;
const middle = categoryLink.extend({
  /** Absent from an api of the version before. */
  image: imageRef.optional(),
  children: z.array(leaf),
});

/** Depth 1; `icon` is a name of the icon set. */
export const categoryRoot = categoryLink.extend({
  icon: z.string(),
  image: imageRef,
  children: z.array(middle),
});

export const categoryDetail = z.object({
  categoryNo: z.number(),
  name: z.string(),
  depth: z.number(),
  adult: z.boolean(),
  goodsCount: z.number(),
  /** From the top category to this one. */
  breadcrumb: z.array(categoryLink),
  children: z.array(categoryCard),
  siblings: z.array(categoryLink),
  /**
   * The week's ten best of a top category; empty below it. Absent from an api of the version before.
   */
  best: z.array(goodsCard).optional(),
});

export const categorySchemas = defineSchemas({
  tree: {
    summary: 'Returns the tree of all categories.',
    reply: z.object({ categories: z.array(categoryRoot) }),
  },
  detail: {
    summary: 'Returns a category with its path, siblings and children.',
    params: z.object({ categoryNo: no() }),
    reply: categoryDetail,
  },
});

export type CategoryLink = z.output<typeof categoryLink>;
export type CategoryCard = z.output<typeof categoryCard>;
export type CategoryRoot = z.output<typeof categoryRoot>;
export type CategoryDetail = z.output<typeof categoryDetail>;
