import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { arrangements, forms } from './forms';
import { drawingOf } from './goods';
import type { Look } from './goods/drawing';
import {
  archetypes,
  categories,
  displayOf,
  drawBanner,
  drawGoods,
  MAX_TAKES,
  palettes,
  toneOf,
  type View,
  variantOf,
  views,
} from './index';
import { lookOf } from './look';
import { createPen } from './parts/pen';
import { archetypeOf } from './roster';

/** Limit of a picture's SVG, characters; the view `colour` draws the article more than once. */
const maxSvgLength = (view: View | number): number => (view === 'colour' ? 50_000 : 30_000);

/** Limit of a buyer's photo, characters: a person is drawn with the clothes. */
const MAX_PHOTO_LENGTH = 38_000;

const every = archetypes.flatMap((archetype) =>
  views.map((view) => ({ archetype, view, palette: categories.indexOf(archetype.category) })),
);

/** Grey values of a small picture, to compare pictures and to find blank ones. */
async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 12 }).resize(64, 64).greyscale().raw().toBuffer();
}

/** Mean difference of the grey values of two pictures of one size, 0 to 255. */
const meanDifference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

describe('the roster', () => {
  it('has at least sixty archetypes with unique kebab-case ids', () => {
    const ids = archetypes.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has six or more archetypes in each of the twelve categories', () => {
    for (const category of categories) {
      expect(archetypes.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(
        6,
      );
    }
    expect(palettes.map((palette) => palette.id)).toEqual([...categories]);
  });

  it('names each colourway once', () => {
    for (const row of archetypes) {
      expect(row.colours).toHaveLength(row.colourways);
      expect(new Set(row.colours.map((colour) => colour.nameKo)).size).toBe(row.colourways);
    }
  });
});

describe('drawGoods', () => {
  it.each(every)('draws $archetype.id, $view', ({ archetype, view, palette }) => {
    const request = { archetype: archetype.id, palette, variant: 1, view };
    const svg = drawGoods(request);
    expect(drawGoods(request)).toBe(svg);
    expect(svg.length).toBeLessThan(maxSvgLength(view));
    expect(svg).not.toMatch(/<text|<image|<script|NaN|undefined|Infinity/);
  });

  it.each(archetypes)('paints $id, and not one colour alone', async ({ id, category }) => {
    const palette = categories.indexOf(category);
    const svg = drawGoods({ archetype: id, palette, variant: 1, view: 'hero' });
    const { channels } = await sharp(Buffer.from(svg), { density: 12 }).stats();
    expect(channels.some((channel) => channel.stdev > 4)).toBe(true);
  });

  it('stays below the size limit for every shape and colour', () => {
    for (const row of archetypes) {
      for (let variant = 0; variant < 10; variant += 1) {
        for (const view of views) {
          const svg = drawGoods({ archetype: row.id, palette: variant, variant, view });
          expect({ id: row.id, view, variant, small: svg.length < maxSvgLength(view) }).toEqual({
            id: row.id,
            view,
            variant,
            small: true,
          });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|="[^"]*</);
        }
      }
    }
  });

  it('shows every colourway in another colour and several shapes of one kind', () => {
    for (const row of archetypes) {
      const drawn = (variant: number): string =>
        createHash('sha1')
          .update(drawGoods({ archetype: row.id, palette: 0, variant, view: 'hero' }))
          .digest('hex');
      const colours = row.colours.map((_, i) => drawn(variantOf(row.id, 0, i)));
      expect(new Set(colours).size).toBe(row.colourways);
      const shapes = Array.from({ length: 10 }, (_, i) => drawn(variantOf(row.id, i, 0)));
      expect(new Set(shapes).size).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(archetypes)("draws buyers' photos of $id, each another", ({ id, category }) => {
    const palette = categories.indexOf(category);
    const photos = Array.from({ length: MAX_TAKES }, (_, view) =>
      drawGoods({ archetype: id, palette, variant: 1, view }),
    );
    for (const svg of photos) {
      expect(svg.length).toBeLessThan(MAX_PHOTO_LENGTH);
      expect(svg).not.toMatch(/<text|<image|<script|NaN|undefined|Infinity/);
    }
    expect(new Set(photos).size).toBe(MAX_TAKES);
  });

  it.each(['coat', 'dress', 'jeans', 'skirt', 't-shirt', 'puffer'])(
    "shows every buyer's photo of one %s in another place or pose",
    async (id) => {
      const photos = await Promise.all(
        Array.from({ length: MAX_TAKES }, (_, view) =>
          pixels(drawGoods({ archetype: id, palette: 0, variant: 2, view })),
        ),
      );
      const alike = photos.flatMap((photo, at) =>
        photos.slice(at + 1).filter((other) => meanDifference(photo, other) < 12),
      );
      expect(alike).toHaveLength(0);
    },
  );

  it('looks at articles of one kind from different places', () => {
    const cameras = Array.from({ length: 12 }, (_, shape) => {
      const svg = drawGoods({
        archetype: 'mug',
        palette: 0,
        variant: variantOf('mug', shape, 0),
        view: 'hero',
      });
      return /<g transform="[^"]+ translate\(-400 -400\)">/.exec(svg)?.[0];
    });
    expect(new Set(cameras).size).toBe(cameras.length);
  });

  it('shows no large goods on a plinth', () => {
    const plinth = 'M56 656V1000H744V656Z';
    const isOnPlinth = (archetype: string) =>
      Array.from({ length: 40 }, (_, shape) => variantOf(archetype, shape, 0)).some((variant) =>
        drawGoods({ archetype, palette: 0, variant, view: 'hero' }).includes(plinth),
      );
    for (const id of ['bedding', 'keyboard', 'sofa', 'dog-bed']) expect(isOnPlinth(id)).toBe(false);
    expect(isOnPlinth('mug')).toBe(true);
  });

  it('shows clothes of each kind on a hanger, on a bust, laid flat and as if worn', () => {
    const displays = (id: string) =>
      Array.from({ length: 40 }, (_, at) => displayOf(id, variantOf(id, at, 0)));
    for (const id of ['coat', 'puffer', 'knit', 'shirt', 'dress', 'jeans', 'skirt', 'jacket'])
      expect(new Set(displays(id))).toEqual(new Set(['ghost', 'hanger', 'bust', 'flat']));
    expect(new Set(displays('mug'))).toEqual(new Set(['']));
  });

  it.each(Object.entries(arrangements))('arranges %s in several ways', (id, choices) => {
    const shown = Array.from({ length: 60 }, (_, at) => displayOf(id, variantOf(id, at, 0)));
    expect(new Set(shown)).toEqual(new Set(choices));
    const archetype = archetypeOf(id);
    const look = lookOf(archetype, 0, 0);
    const drawings = choices.map((choice) => {
      const pick: Look['pick'] = (part, ...options) =>
        options.find((option) => part === 'arrangement' && option === choice) ?? options[0];
      return drawingOf(archetype.id).draw(createPen(), { ...look, pick });
    });
    expect(new Set(drawings).size).toBe(choices.length);
  });

  it.each([
    ['nuts', 'pack'],
    ['pet-food', 'animal'],
    ['kimchi', 'size'],
    ['smartphone', 'box'],
    ['keyboard', 'layout'],
    ['keyboard', 'build'],
    ['pot', 'depth'],
    ['pot', 'lid'],
    ['plates', 'set'],
    ['candle', 'set'],
  ] as const)('draws %s of each %s in another way', (id, part) => {
    const variants: readonly string[] = Object.entries(forms[id]).flatMap(([name, list]) =>
      name === part ? [...list] : [],
    );
    const look = lookOf(archetypeOf(id), 0, 0);
    const drawings = variants.map((variant) => {
      const pick: Look['pick'] = (name, ...options) =>
        options.find((option) => name === part && option === variant) ?? options[0];
      return drawingOf(id).draw(createPen(), { ...look, pick });
    });
    expect(new Set(drawings).size).toBe(new Set(variants).size);
  });

  it('looks different from every view', async () => {
    const shots = await Promise.all(
      views.map((view) =>
        pixels(drawGoods({ archetype: 'mug', palette: 6, variant: 0, view })).then(String),
      ),
    );
    expect(new Set(shots).size).toBe(views.length);
  });

  it('throws for unknown archetypes and invalid variants', () => {
    const good = { archetype: 'mug', palette: 0, variant: 0, view: 'hero' } as const;
    expect(() => drawGoods({ ...good, archetype: 'teapot-of-doom' })).toThrow(
      /Unknown archetype "teapot-of-doom"/,
    );
    expect(() => drawGoods({ ...good, variant: -1 })).toThrow(/whole number/);
    expect(() => drawGoods({ ...good, variant: 1.5 })).toThrow(/whole number/);
    expect(() => drawGoods({ ...good, palette: Number.NaN })).toThrow(/palette/i);
  });
});

describe('drawBanner', () => {
  it.each([
    ['wide', 1600, 640],
    ['tall', 800, 1000],
    ['square', 800, 800],
  ] as const)('draws a %s banner', async (layout, width, height) => {
    const svg = drawBanner({
      archetypes: ['mug', 'knit', 'laptop'],
      palette: 3,
      layout,
      variant: 2,
    });
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
    expect(svg.length).toBeLessThan(60_000);
  });

  it('throws for a banner without goods', () => {
    expect(() => drawBanner({ archetypes: [], palette: 0, layout: 'wide', variant: 0 })).toThrow(
      /at least one/,
    );
  });
});

it('returns the tone of a palette as hex colours', () => {
  for (let palette = 0; palette < 14; palette += 1) {
    const { backdrop, floor } = toneOf(palette);
    expect(backdrop).toMatch(/^#[0-9a-f]{6}$/);
    expect(floor).toMatch(/^#[0-9a-f]{6}$/);
  }
});
