import sharp from 'sharp';
import { archetypes, categories, drawGoods, MAX_TAKES } from '../index';

const shownKinds = archetypes.filter(({ id }) =>
  ['kimchi', 'pot', 'laptop', 'tent', 'chair', 'stroller'].includes(id),
);

it.each(shownKinds)("fills buyers' photos of $id to their edges", async ({ id, category }) => {
  const palette = categories.indexOf(category);
  for (let view = 0; view < MAX_TAKES; view += 1) {
    const svg = drawGoods({ archetype: id, palette, variant: 3, view });
    const { channels } = await sharp(Buffer.from(svg), { density: 18 }).ensureAlpha().stats();
    // Seams between turned shapes are a little transparent; the overlays alone are paler than this.
    expect({ view, isFilled: (channels[3]?.min ?? 0) > 128 }).toEqual({ view, isFilled: true });
  }
});
