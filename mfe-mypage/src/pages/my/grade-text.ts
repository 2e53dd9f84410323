const gradeNames: Partial<Record<string, string>> = {
  WELCOME: '웰컴',
  FAMILY: '패밀리',
  VIP: 'VIP',
  BUSINESS: '비즈니스',
};

/** 패밀리 등급: the grade that the card company's data gives a member; undefined for an unknown code. */
export const gradeText = (grade: string): string | undefined =>
  gradeNames[grade] && `${gradeNames[grade]} 등급`;
