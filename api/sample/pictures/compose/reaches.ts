/**
 * How wide the goods of banners are, so that they stand beside each other, and how large they are beside
 * others. `banner.test.ts` compares the widths with the drawings.
 */
import type { Drawing } from '../goods/drawing';
import type { ArchetypeId } from '../roster';

/**
 * How far a drawing reaches from its middle to the left, to the right and, when it is seen from above, down,
 * at full size.
 */
type Reach = readonly [left: number, right: number, down?: number];

/** The farthest that shapes of a kind reach. Kinds that are absent take their girth's. */
const reaches: Partial<Readonly<Record<ArchetypeId, Reach>>> = {
  bedding: [290, 270],
  blocks: [300, 270],
  blouse: [220, 220],
  boots: [220, 220],
  candle: [140, 300],
  cardigan: [240, 240],
  'cat-tower': [220, 200],
  chair: [210, 200],
  coat: [150, 150],
  'coffee-beans': [250, 270],
  'coffee-machine': [230, 190],
  'cream-jar': [210, 210],
  'dog-bed': [310, 310],
  earbuds: [260, 300],
  fridge: [240, 180],
  'fruit-box': [290, 290],
  'hand-cream': [130, 130],
  keyboard: [300, 300],
  kimchi: [280, 320],
  knife: [330, 330, 290],
  lamp: [200, 200],
  laptop: [320, 320],
  lipstick: [150, 180],
  loafers: [310, 310],
  monitor: [230, 230],
  mug: [190, 250],
  nuts: [300, 280],
  perfume: [160, 160],
  'pet-food': [220, 220],
  plates: [300, 310],
  plush: [210, 210],
  pot: [320, 310],
  puzzle: [280, 300, 300],
  ramen: [230, 250],
  rice: [200, 200],
  'running-shoes': [320, 330],
  serum: [110, 110],
  shampoo: [120, 120],
  smartwatch: [160, 180, 300],
  speaker: [140, 140],
  'storage-box': [270, 230],
  'tote-bag': [240, 290],
  towels: [200, 200],
  vacuum: [150, 270],
  wallet: [240, 240, 230],
  washer: [290, 220],
  'yoga-mat': [280, 350],
};

const reachByGirth: Readonly<Record<Drawing['girth'], Reach>> = {
  slim: [200, 200],
  full: [310, 310],
};

export const reachOf = ({ id, drawing }: { id: ArchetypeId; drawing: Drawing }): Reach =>
  reaches[id] ?? reachByGirth[drawing.girth];

/**
 * Size of small goods relative to large ones in one banner: every drawing fills its sheet, so that a cup
 * would be as large as a pot. Kinds that are absent have 1.
 */
const sizes: Partial<Readonly<Record<ArchetypeId, number>>> = {
  smartwatch: 0.58,
  earbuds: 0.55,
  smartphone: 0.6,
  speaker: 0.7,
  keyboard: 0.9,
  mug: 0.56,
  tumbler: 0.66,
  knife: 0.8,
  plates: 0.9,
  'coffee-beans': 0.8,
  nuts: 0.76,
  ramen: 0.8,
  washer: 0.78,
  vacuum: 0.82,
  candle: 0.62,
  towels: 0.9,
  perfume: 0.68,
  serum: 0.62,
  'cream-jar': 0.6,
  'hand-cream': 0.62,
  wallet: 0.64,
  boots: 0.8,
  loafers: 0.7,
  'pet-food': 0.72,
  plush: 0.86,
};

export const sizeOf = ({ id }: { id: ArchetypeId }): number => sizes[id] ?? 1;
