import { z } from 'zod';

const noSchema = z.coerce
  .number<number>()
  .int()
  .positive()
  .meta({ description: 'A public number.' });

/** A public number in a path or query: text in, a positive integer out. */
export const no = () => noSchema;

/** An on/off filter in a URL: `1` or absent. */
export const flag = () => z.literal('1').optional();

/** Numbers in one query value, for example `3,17,20`. */
export const noList = () => z.string().regex(/^\d{1,12}(,\d{1,12}){0,49}$/);

const instantSchema = z.iso
  .datetime({ offset: true })
  .meta({ description: 'An ISO 8601 instant with its offset.' });

/** An ISO 8601 instant with its offset. */
export const instant = () => instantSchema;

/** The database, the clock and every calendar hold the days of these years. */
const isInYears = (day: string): boolean => day >= '1900' && day < '2201';

const daySchema = z.iso
  .date()
  .refine(isInYears, '날짜를 확인해 주세요.')
  .meta({ description: 'A day in Korea, from 1900 to 2200.' });

/** A day in Korea, from 1900 to 2200: `2026-11-24`. */
export const day = () => daySchema;

const wonSchema = z.number().int().meta({ description: 'An amount of money in won.' });

/** An amount of money in won. */
export const won = () => wonSchema;

/** Two indices (0–11) of the placeholder palette: backdrop and subject. */
export const tone = z.tuple([z.number().int().min(0).max(11), z.number().int().min(0).max(11)]);

/**
 * A picture. `key` is for `paths.image(key, width, height)`; `tone` is the placeholder's colours.
 */
export const imageRef = z.object({ key: z.string(), tone, alt: z.string() });

/** One block of a structured text; never HTML. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    type: z.literal('table'),
    rows: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
  z.object({
    type: z.literal('image'),
    image: imageRef,
    caption: z.string(),
    /** Width and height in px of a picture that is shown whole; else it fills the usual box. */
    size: z.object({ width: z.number(), height: z.number() }).optional(),
  }),
]);

export type Tone = z.output<typeof tone>;
export type ImageRef = z.output<typeof imageRef>;
export type ContentBlock = z.output<typeof contentBlock>;
