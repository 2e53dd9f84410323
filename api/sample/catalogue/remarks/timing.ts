/** Words of a sentence that tell for how long the buyer has had the goods, and the days that they need. */
const neededDays: readonly (readonly [RegExp, number])[] = [
  [/석 달|반년|한 계절/, 90],
  [/두 달|겨울 내내|여름 내내|환절기 내내|봄가을 다/, 60],
  [/한 달|전달보다/, 30],
  [/보름|2주쯤|열흘|주말마다|매주|여러 번 빨/, 15],
  [/일주일|몇 번 입|몇 번은|보풀|두세 번|길이 들|한 주를|벌써|번 넘게|줄어든 게/, 7],
  [/세탁한 뒤|첫 세탁|물이 빠졌|빨았|빨아도|빨고|삶아도|돌렸는데|손빨래|건조기에/, 6],
  [
    /며칠 (만에|갔|걸렸|두)|며칠은|며칠에|아침마다|저녁마다|밤마다|매일|하루하루|자주|요즘|나흘|사흘|익으니|재구매/,
    4,
  ],
  [
    /하루쯤|하루면|하루 뒤|하루 만에|하루 종일|종일|이틀|두 번 쓰고|어디서 샀냐고|칭찬을 들|다음 날/,
    2,
  ],
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
