/** First and last syllable of Hangul, and the number of final consonants of each. */
const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const finalOf = { none: 0, m: 16, l: 8 } as const;

const codeOf = (syllable: string): number => syllable.codePointAt(0) ?? 0;
const isHangul = (syllable: string): boolean =>
  codeOf(syllable) >= FIRST && codeOf(syllable) <= LAST;
const finalNoOf = (syllable: string): number => (codeOf(syllable) - FIRST) % FINALS;
const withM = (syllable: string): string =>
  String.fromCodePoint(codeOf(syllable) - finalNoOf(syllable) + finalOf.m);

/** Contracted endings and the stem that stands before -ㅁ. */
const contracted: Readonly<Record<string, string>> = {
  해: '하',
  돼: '되',
  와: '오',
  워: '우',
  져: '지',
  려: '리',
  겨: '기',
  쳐: '치',
  써: '쓰',
  커: '크',
  가: '가',
  나: '나',
  자: '자',
};

/**
 * A sentence of polite style (해요체) in the clipped style of notes (음슴체): 잘 맞아요 becomes 잘 맞음.
 * Undefined when the ending is none of the regular ones.
 * @param sentence with its full stop
 */
export function clipped(sentence: string): string | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(이에요|예요|[가-힣]요)\.$/.exec(sentence) ?? [];
  if (ending === '이에요' || ending === '예요') return `${stem}임.`;
  const before = stem.at(-1) ?? '';
  const [syllable = ''] = ending;
  if ((syllable === '어' || syllable === '아') && isHangul(before)) {
    const final = finalNoOf(before);
    return final === finalOf.none || final === finalOf.l ? undefined : `${stem}음.`;
  }
  const base = contracted[syllable];
  return base && `${stem}${withM(base)}.`;
}
