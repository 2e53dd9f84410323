import { choseongOf, jamoDistance, jamoOf, normaliseWord, typoLimit } from '@shop/shared/domain';

/** A vocabulary word and its weight. */
export interface VocabularyWord {
  /** The display form. */
  word: string;
  weight: number;
}

interface Entry extends VocabularyWord {
  key: string;
  jamo: string;
  choseong: string;
}

/** The shop's vocabulary, used to correct and complete search queries. */
export interface Vocabulary {
  /** The word with the highest weight for these initial consonants: ㄹㅁ → 라면. */
  byChoseong(choseong: string): string | undefined;
  /** The nearest word within the allowed edit distance. */
  nearest(word: string): string | undefined;
  /**
   * Words with this prefix, including partial syllables and initial consonants, by descending
   * weight.
   */
  startingWith(typed: string, count: number): string[];
  /** Longer words that end with this one, by descending weight. */
  endingWith(word: string, count: number): string[];
  /** The shop's own spelling of a word or of a part of one; undefined for another word. */
  spellingOf(word: string): string | undefined;
  /** The name of a kind of goods with which a word ends: 운동화, of 게이밍의자 의자. Undefined for other words. */
  nounOf(word: string): string | undefined;
  /** Whether the word, as it is spelled, is of the shop, or has synonyms that are. */
  isKnown(word: string): boolean;
  /** The words that are wanted most, the first ones first. */
  mostWanted(count: number): string[];
  /** Synonyms. */
  synonyms(word: string): readonly string[];
}

const byWeight = (a: Entry, b: Entry) => b.weight - a.weight || a.word.length - b.word.length;

const partsOf = (words: readonly VocabularyWord[]): VocabularyWord[] =>
  words.flatMap(({ word, weight }) => {
    const parts = word.split(/\s+/);
    return parts.length > 1 ? parts.map((part) => ({ word: part, weight })) : [];
  });

/** Unique words by descending weight; words too short to be specific are omitted. */
function entriesOf(words: readonly VocabularyWord[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const { word, weight } of words) {
    const key = normaliseWord(word);
    if (key.length < 2) continue;
    const existing = byKey.get(key);
    byKey.set(key, {
      key,
      word: existing?.word ?? word,
      weight: weight + (existing?.weight ?? 0),
      jamo: jamoOf(key),
      choseong: choseongOf(key),
    });
  }
  return [...byKey.values()].sort(byWeight);
}

/** Words that shoppers add to what they look for; no typing errors of the shop's words. */
const ordinaryWords = new Set(
  [
    '남자 여자 남성 여성 남자친구 여자친구 남친 여친 남편 아내 부모님 엄마 아빠 어머니 아버지 할머니 할아버지',
    '친구 동료 직장 아이 아기 신생아 어린이 초등학생 중학생 고등학생 대학생 신혼 자취 원룸 사무실',
    '봄 여름 가을 겨울 생일 기념일 집들이 결혼 출산 돌 어버이날 스승의날 크리스마스 명절 설날 추석 선물',
  ]
    .join(' ')
    .split(' '),
);

/** What a name of several kinds or words calls its goods: 니트·스웨터 → 니트, 스웨터; 무선 이어폰 → 무선이어폰, 이어폰. */
const nounsOf = (name: string): string[] => {
  const parts = name.split('·');
  const last = parts.map((part) => part.trim().split(/\s+/).at(-1) ?? '');
  const ofParts = [...parts, ...last].map(normaliseWord).filter((noun) => noun.length > 1);
  return [normaliseWord(name), ...ofParts];
};

/** @param kinds names of categories and other kinds of goods; their last words are nouns */
export function createVocabulary(
  words: readonly VocabularyWord[],
  synonyms: ReadonlyMap<string, readonly string[]>,
  kinds: readonly string[] = [],
): Vocabulary {
  const nouns = new Set(kinds.flatMap(nounsOf));
  for (const [word, others] of synonyms)
    if (others.some((other) => nouns.has(other))) nouns.add(word);
  const longestFirst = [...nouns]
    .filter((noun) => noun.length > 1)
    .sort((a, b) => b.length - a.length);
  const entries = entriesOf(words);
  const byLength = new Map<number, Entry[]>();
  // Single words are corrected too: shoppers type 블루투쓰, the shop has 블루투스 스피커.
  const spellings = new Map<string, string>();
  for (const entry of entriesOf([...words, ...partsOf(words)])) {
    spellings.set(entry.key, entry.word);
    const same = byLength.get(entry.jamo.length) ?? [];
    same.push(entry);
    byLength.set(entry.jamo.length, same);
  }

  return {
    byChoseong: (choseong) =>
      (
        entries.find((entry) => entry.choseong === choseong) ??
        entries.find((entry) => entry.choseong.startsWith(choseong))
      )?.word,
    nearest: (word) => {
      const jamo = jamoOf(normaliseWord(word));
      const limit = typoLimit(jamo.length);
      let best: { entry: Entry; distance: number } | undefined;
      for (let length = jamo.length - limit; length <= jamo.length + limit; length += 1) {
        for (const entry of byLength.get(length) ?? []) {
          const bound = best ? Math.min(limit, best.distance) : limit;
          const distance = jamoDistance(jamo, entry.jamo, bound);
          if (distance === 0 || distance > bound) continue;
          if (!best || distance < best.distance || byWeight(entry, best.entry) < 0) {
            best = { entry, distance };
          }
        }
      }
      return best?.entry.word;
    },
    startingWith: (typed, count) => {
      const key = normaliseWord(typed);
      const jamo = jamoOf(key);
      const isInitials = /^[ㄱ-ㅎ]+$/.test(key);
      const matches: string[] = [];
      for (const entry of entries) {
        if (isInitials ? entry.choseong.startsWith(key) : entry.jamo.startsWith(jamo)) {
          matches.push(entry.word);
          if (matches.length === count) break;
        }
      }
      return matches;
    },
    endingWith: (word, count) => {
      const key = normaliseWord(word);
      const longer = entries.filter((entry) => entry.key !== key && entry.key.endsWith(key));
      return longer.slice(0, count).map((entry) => entry.word);
    },
    mostWanted: (count) => entries.slice(0, count).map(({ word }) => word),
    nounOf: (word) => (nouns.has(word) ? word : longestFirst.find((noun) => word.endsWith(noun))),
    isKnown: (word) =>
      spellings.has(word) || synonyms.has(word) || nouns.has(word) || ordinaryWords.has(word),
    spellingOf: (word) => spellings.get(normaliseWord(word)),
    synonyms: (word) => synonyms.get(normaliseWord(word)) ?? [],
  };
}
