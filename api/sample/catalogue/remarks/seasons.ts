/** Words of a season or a feast, and the months (1 to 12) in which buyers write them. */
const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/김장/, [11, 12]],
  [/장마/, [6, 7, 8]],
  [/여름/, [5, 6, 7, 8, 9]],
  [/겨울|영하|빙판|눈썰매|스키장|눈 오는|눈 녹은|눈을 맞|보일러|난방/, [11, 12, 1, 2, 3]],
  [/어린이날/, [4, 5]],
  [/명절|추석|차례상/, [1, 2, 9, 10]],
  [/봄에|봄맞이|봄 소풍|입학식|봄 라운딩|새 학기/, [2, 3, 4, 5]],
  [/가을 느낌|가을 마라톤|낙엽/, [9, 10, 11]],
  [/환절기/, [3, 4, 5, 9, 10, 11]],
  [/새해/, [12, 1, 2]],
  [/방학|이번 휴가/, [1, 2, 7, 8, 12]],
];

const monthsBySentence = new Map<string, readonly number[] | undefined>();

/** The months in which a sentence is written; undefined for one that fits all year. */
export function monthsOf(sentence: string): readonly number[] | undefined {
  if (!monthsBySentence.has(sentence))
    monthsBySentence.set(sentence, seasons.find(([words]) => words.test(sentence))?.[1]);
  return monthsBySentence.get(sentence);
}
