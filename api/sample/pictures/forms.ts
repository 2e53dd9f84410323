/**
 * Parts of a drawing that a goods' name may mention, and their variants. Drawings choose from these
 * lists, so that a name and its picture can agree.
 */
export const forms = {
  blouse: { front: ['bow', 'buttons'] },
  knit: { front: ['cable', 'plain', 'striped'], neck: ['crew', 'turtle', 'crew', 'v'] },
  dress: { length: ['regular', 'long'], sleeve: ['puffy', 'flutter', 'long'] },
  coat: {
    belt: ['belted', 'plain'],
    length: ['long', 'half', 'short'],
    collar: ['lapel', 'stand', 'shawl', 'round', 'lapel'],
    rows: ['single', 'double'],
  },
  skirt: { kind: ['pleated', 'a-line', 'pencil'], length: ['regular', 'long'] },
  shirt: { weave: ['plain', 'striped', 'plain', 'checked'] },
  't-shirt': { sleeve: ['short', 'long'], weave: ['plain', 'plain', 'striped'] },
  jacket: { rows: ['single', 'double', 'single'] },
  jeans: { leg: ['slim', 'straight', 'wide'] },
  hoodie: { front: ['pullover', 'zipped'] },
  puffer: { length: ['short', 'long'], hood: ['hood', 'collar'] },
  loafers: { hardware: ['bit', 'penny', 'tassel'] },
  boots: { closing: ['chelsea', 'laced'], shaft: ['ankle', 'high'] },
  wallet: { kind: ['bifold', 'long', 'card'] },
  ramen: { pack: ['bag', 'cup'] },
  sofa: { seats: ['two', 'three', 'one'] },
  lamp: { kind: ['table', 'floor', 'dome'] },
  rug: { kind: ['diamonds', 'round', 'arches', 'border'] },
  'storage-box': { kind: ['lidded', 'basket', 'fabric'] },
  knife: { kind: ['chef', 'santoku', 'bread'] },
  tumbler: { kind: ['straw', 'flip', 'handle'] },
  'cutting-board': { kind: ['paddle', 'block', 'round'] },
  speaker: { kind: ['tower', 'bar', 'ball'] },
  fridge: { doors: ['four', 'two', 'three'] },
  tent: { kind: ['dome', 'ridge'] },
  'golf-club': { kind: ['driver', 'iron', 'putter'] },
  blocks: { kind: ['studs', 'wood'] },
  plush: { animal: ['bear', 'rabbit', 'dog'] },
  plant: { kind: ['monstera', 'snake', 'ficus'] },
} as const;

/** How goods that are not worn are arranged, in kinds where that varies. No name mentions it. */
export const arrangements = {
  plates: ['stack', 'setting', 'fan', 'bowls'],
  pot: ['tall', 'low', 'open'],
  bedding: ['bed', 'folded', 'front'],
  'coffee-beans': ['bag', 'cup', 'low'],
  book: ['pile', 'upright', 'single'],
  earbuds: ['open', 'closed', 'buds'],
  laptop: ['open', 'front', 'closed'],
  monitor: ['front', 'turned', 'pivot'],
  smartphone: ['pair', 'face', 'back', 'row'],
  nuts: ['jar', 'bowl', 'wide'],
  'fruit-box': ['box', 'loose', 'lidded'],
  washer: ['angled', 'front', 'open'],
  rice: ['tied', 'sewn', 'open', 'bowl'],
  kimchi: ['tub', 'dish', 'box', 'crock'],
  'pet-food': ['bag', 'bowl', 'open', 'low'],
} as const;
