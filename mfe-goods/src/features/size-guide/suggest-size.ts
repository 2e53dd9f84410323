import { type Body, bodyMeasures, type Measure } from '@shop/shared/domain';
import type { BodyProfile } from './body-profile';
import { clothesCharts, type Span, shoeCharts, type Wear } from './size-charts';

export const measureLabel = (measure: Measure): string =>
  `${bodyMeasures[measure].name}(${bodyMeasures[measure].unit})`;

/** What the chart of these goods is read by. */
export const measuresOf = (wear: Wear): readonly Measure[] =>
  wear === 'SHOES' ? ['footMm'] : ['heightCm', 'weightKg'];

/** @returns true, or how to correct the input */
export function checkMeasure(measure: Measure, input: string): true | string {
  const { name, unit, least, most } = bodyMeasures[measure];
  const text = input.trim();
  // 키, 몸무게, 발 길이: none ends in a consonant.
  if (text === '') return `${name}를 입력해 주세요`;
  if (!/^\d+(\.\d)?$/.test(text)) return '숫자로 입력해 주세요. 소수는 한 자리까지 쓸 수 있어요';
  const value = Number(text);
  if (value < least || value > most) return `${least}~${most}${unit} 사이로 입력해 주세요`;
  return true;
}

export type Suggestion =
  | { kind: 'size'; size: string }
  /** Larger, or smaller, than the chart. */
  | { kind: 'above' }
  | { kind: 'below' };

/** The first size that is large enough; the length of the chart when none is. */
const enough = (spans: readonly Span[], value: number): number => {
  const at = spans.findIndex(([, to]) => value <= to);
  return at < 0 ? spans.length : at;
};

/** Of height and weight the one that needs more room decides. */
function clothesAt(body: Body, { heightCm, weightKg }: BodyProfile): number {
  const chart = clothesCharts[body];
  const [height, weight] = [Number(heightCm), Number(weightKg)];
  const first = chart[0];
  if (first && height < first.heightCm[0] && weight < first.weightKg[0]) return -1;
  return Math.max(
    enough(
      chart.map((size) => size.heightCm),
      height,
    ),
    enough(
      chart.map((size) => size.weightKg),
      weight,
    ),
  );
}

function shoesAt(body: Body, { footMm }: BodyProfile): number {
  const chart = shoeCharts[body];
  const foot = Number(footMm);
  const first = chart[0]?.sizeMm ?? 0;
  // Half a size below the chart still fits its smallest.
  if (foot <= first - 10) return -1;
  return enough(
    chart.map(({ sizeMm }) => [0, sizeMm] as const),
    foot,
  );
}

/** The size for these measures; undefined until all that the chart is read by are there. */
export function suggestSize(body: Body, wear: Wear, profile: BodyProfile): Suggestion | undefined {
  if (measuresOf(wear).some((measure) => checkMeasure(measure, profile[measure]) !== true)) return;
  const names =
    wear === 'SHOES'
      ? shoeCharts[body].map(({ sizeMm }) => String(sizeMm))
      : clothesCharts[body].map(({ size }) => size);
  const at = wear === 'SHOES' ? shoesAt(body, profile) : clothesAt(body, profile);
  if (at < 0) return { kind: 'below' };
  const size = names[at];
  return size === undefined ? { kind: 'above' } : { kind: 'size', size };
}
