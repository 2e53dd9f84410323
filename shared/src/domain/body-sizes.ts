/** Whose size chart it is. */
export const bodyNames = {
  MALE: '남성',
  FEMALE: '여성',
  CHILD: '아동',
  INFANT: '유아',
} as const;
export type Body = keyof typeof bodyNames;

/** What a size is suggested by, and what a person can measure. */
export const bodyMeasures = {
  heightCm: { name: '키', unit: 'cm', least: 40, most: 230 },
  weightKg: { name: '몸무게', unit: 'kg', least: 2, most: 250 },
  footMm: { name: '발 길이', unit: 'mm', least: 80, most: 330 },
} as const;
export type Measure = keyof typeof bodyMeasures;
