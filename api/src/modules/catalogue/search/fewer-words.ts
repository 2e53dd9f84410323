import type { WordGroup } from './list.sql';
import { isSize } from './size-words';
import type { Vocabulary } from './vocabulary';

/** Each word costs at most two statements. */
const MOST_WORDS = 5;

interface FewerWords {
  used: string[];
  words: WordGroup[];
}

/**
 * The words of a query as far as goods match them together with its head. The head is the last noun of
 * the shop that goods match, otherwise the last word that goods match. Of the others, sizes and then the
 * words nearest to the head are tried first.
 */
export async function readFewerWords(
  typed: readonly string[],
  vocabulary: Vocabulary,
  haveGoods: (words: readonly WordGroup[]) => Promise<boolean>,
  groupsOf: (words: readonly string[]) => WordGroup[],
): Promise<FewerWords | undefined> {
  const kept = typed
    .filter((word) => word.length > 1 || isSize(word) || vocabulary.nounOf(word))
    .slice(-MOST_WORDS);
  const backwards = [...kept.keys()].reverse();
  const at = (place: number): string => kept[place] ?? '';
  const isSizeAt = (place: number): boolean => isSize(at(place));
  const isNounAt = (place: number): boolean => vocabulary.nounOf(at(place)) !== undefined;
  const read = async (places: readonly number[]): Promise<FewerWords | undefined> => {
    const used = [...places].sort((a, b) => a - b).map(at);
    const words = groupsOf(used);
    return (await haveGoods(words)) ? { used, words } : undefined;
  };

  const heads = backwards.filter((place) => !isSizeAt(place));
  // One after another: in parallel a query that matches nothing would take a database connection for each word.
  for (const head of [...heads.filter(isNounAt), ...heads.filter((place) => !isNounAt(place))]) {
    let best = await read([head]);
    if (!best) continue;
    let places = [head];
    const others = backwards.filter((place) => place !== head);
    for (const other of [
      ...others.filter(isSizeAt),
      ...others.filter((place) => !isSizeAt(place)),
    ]) {
      const wider = await read([...places, other]);
      if (!wider) continue;
      best = wider;
      places = [...places, other];
    }
    return best;
  }
  return undefined;
}
