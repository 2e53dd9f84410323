/** Words of a sentence that tell for how long the buyer has had the goods, and the days that they need. */
const neededDays: readonly (readonly [RegExp, number])[] = [
  [/두 달|겨울 내내|여름 내내/, 60],
  [/한 달/, 30],
  [/일주일|몇 번 입|몇 번은|보풀/, 7],
  [/세탁한 뒤|첫 세탁|물이 빠졌/, 6],
  [/며칠 (만에|갔|걸렸|두)|며칠은|며칠에|아침마다|매일|하루하루|자주/, 4],
  [/하루쯤|하루면|하루 뒤|하루 종일|두 번 쓰고|어디서 샀냐고|칭찬을 들/, 2],
];

const daysBySentence = new Map<string, number>();

/** Days for which a buyer must have had the goods to write a sentence; 0 for one without words of time. */
export function neededDaysOf(sentence: string): number {
  const before = daysBySentence.get(sentence);
  if (before !== undefined) return before;
  const days = neededDays.find(([words]) => words.test(sentence))?.[1] ?? 0;
  daysBySentence.set(sentence, days);
  return days;
}
