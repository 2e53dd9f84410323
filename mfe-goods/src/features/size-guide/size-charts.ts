import type { SizeGuide } from '@shop/shared/contracts';
import { type Body, bodyNames, tableKeys } from '@shop/shared/domain';

export type Wear = SizeGuide['wear'];

export const bodies = tableKeys<Body>(bodyNames);

/** From, and up to and including. */
export type Span = readonly [from: number, to: number];

/** A size of clothes: body measures in cm and kg, smallest size first. */
export interface ClothesSize {
  size: string;
  heightCm: Span;
  weightKg: Span;
  /** Chest, waist and hip, or for children the age, as the table shows them. */
  others: readonly string[];
}

/** A size of shoes, named by the length of the foot in mm. */
export interface ShoeSize {
  sizeMm: number;
  eu: string;
}

const clothes = (
  size: string,
  heightCm: Span,
  weightKg: Span,
  ...others: string[]
): ClothesSize => ({ size, heightCm, weightKg, others });

/** The columns after height and weight. */
export const otherColumns: Readonly<Record<Body, readonly string[]>> = {
  MALE: ['가슴둘레', '허리둘레'],
  FEMALE: ['가슴둘레', '허리둘레', '엉덩이둘레'],
  CHILD: ['가슴둘레', '나이'],
  INFANT: ['가슴둘레', '개월'],
};

/** Guide values by the size marks of Korean clothes (KS K 0050, 0051 and following). */
export const clothesCharts: Readonly<Record<Body, readonly ClothesSize[]>> = {
  MALE: [
    clothes('S(90)', [160, 167], [50, 59], '88–92', '72–76'),
    clothes('M(95)', [165, 172], [58, 66], '93–97', '77–81'),
    clothes('L(100)', [170, 177], [65, 74], '98–102', '82–86'),
    clothes('XL(105)', [174, 181], [73, 83], '103–107', '87–91'),
    clothes('2XL(110)', [178, 187], [82, 95], '108–112', '92–97'),
  ],
  FEMALE: [
    clothes('XS(44)', [148, 157], [38, 45], '78–82', '60–64', '84–88'),
    clothes('S(55)', [153, 162], [44, 51], '83–87', '65–69', '89–92'),
    clothes('M(66)', [157, 166], [50, 58], '88–92', '70–75', '93–96'),
    clothes('L(77)', [160, 170], [57, 66], '93–98', '76–81', '97–101'),
    clothes('XL(88)', [163, 175], [65, 76], '99–105', '82–88', '102–107'),
  ],
  CHILD: [
    clothes('100', [95, 104], [14, 17], '53–55', '3–4세'),
    clothes('110', [105, 114], [17, 20], '56–58', '5–6세'),
    clothes('120', [115, 124], [20, 25], '59–62', '7–8세'),
    clothes('130', [125, 134], [25, 31], '63–66', '9–10세'),
    clothes('140', [135, 144], [31, 38], '67–71', '11–12세'),
    clothes('150', [145, 154], [38, 47], '72–77', '13–14세'),
  ],
  INFANT: [
    clothes('60', [48, 59], [3, 6], '40–43', '0–3개월'),
    clothes('70', [60, 69], [5, 9], '43–46', '3–6개월'),
    clothes('80', [70, 79], [8, 11], '46–49', '6–12개월'),
    clothes('90', [80, 89], [10, 13], '49–52', '12–24개월'),
    clothes('100', [90, 100], [12, 16], '52–55', '24–36개월'),
  ],
};

const shoes = (from: number, ...eu: string[]): ShoeSize[] =>
  eu.map((mark, at) => ({ sizeMm: from + at * (from >= 220 ? 5 : 10), eu: mark }));

export const shoeCharts: Readonly<Record<Body, readonly ShoeSize[]>> = {
  MALE: shoes(240, '38', '39', '39.5', '40', '41', '41.5', '42', '42.5', '43', '44'),
  FEMALE: shoes(220, '34.5', '35', '36', '36.5', '37', '38', '38.5', '39', '40'),
  CHILD: shoes(140, '22', '24', '26', '27', '29', '31', '32', '33'),
  INFANT: shoes(90, '15', '16', '18', '19', '20'),
};
