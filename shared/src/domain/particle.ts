/** The form after a final consonant and the form after a vowel. */
export type ParticlePair = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로';

type Ending = 'vowel' | 'consonant' | 'rieul';

const HANGUL_FROM = 0xac00;
const HANGUL_TO = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

const endingOfFinal = (final: number): Ending =>
  final === 0 ? 'vowel' : final === RIEUL ? 'rieul' : 'consonant';

/** 영 일 이 삼 사 오 육 칠 팔 구. */
const digitEndings: readonly Ending[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** By trailing zeros: 십 백 천 만 억 end in consonants, 조 in a vowel. */
function endingOfNumber(digits: string): Ending {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  if (zeros === 0 || zeros === digits.length) return digitEndings[Number(digits.at(-1))] ?? 'vowel';
  return zeros >= 12 && zeros < 16 ? 'vowel' : 'consonant';
}

/**
 * A capital letter is read by its name (L 엘, M 엠, N 엔, R 알), a word approximately by its last
 * letter.
 */
function endingOfLatin(letter: string): Ending {
  if (/[LRl]/.test(letter)) return 'rieul';
  return /[MNmnkptbcg]/.test(letter) ? 'consonant' : 'vowel';
}

/** How a word ends when read aloud; undefined when unknown. Quotes and brackets are skipped. */
function endingOf(word: string): Ending | undefined {
  const spoken = word.replace(/[^\p{L}\p{N}]+$/u, '');
  const last = spoken.at(-1) ?? '';
  const code = last.charCodeAt(0);
  if (code >= HANGUL_FROM && code <= HANGUL_TO) return endingOfFinal((code - HANGUL_FROM) % FINALS);
  const digits = /[\d,]*\d$/.exec(spoken)?.[0].replaceAll(',', '');
  if (digits) return endingOfNumber(digits);
  return /[A-Za-z]/.test(last) ? endingOfLatin(last) : undefined;
}

const unsure: Record<ParticlePair, string> = {
  '은/는': '은(는)',
  '이/가': '이(가)',
  '을/를': '을(를)',
  '과/와': '과(와)',
  '으로/로': '(으)로',
};

/** The particle after a word: 라면으로, 서울로, 카드로. Both forms when the ending is unknown. */
export function particleOf(word: string, pair: ParticlePair): string {
  const ending = endingOf(word);
  if (!ending) return unsure[pair];
  const [afterConsonant = '', afterVowel = ''] = pair.split('/');
  const isOpen = ending === 'vowel' || (ending === 'rieul' && pair === '으로/로');
  return isOpen ? afterVowel : afterConsonant;
}

/** The word followed by its particle. */
export const withParticle = (word: string, pair: ParticlePair): string =>
  word + particleOf(word, pair);
