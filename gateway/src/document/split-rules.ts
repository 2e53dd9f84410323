import { usedProperties, withProperties } from './custom-properties';
import { matchesClasses, type StyleRule } from './style-rules';

interface SplitRules {
  /** Those of a phone's first screen. */
  first: StyleRule[];
  /** The others, which follow them. */
  later: StyleRule[];
}

/** The cascade layer of a rule; only within one does the order of rules matter. */
const layerOf = ({ blocks }: StyleRule): string =>
  blocks.filter((block) => block.startsWith('@layer')).join();

/** Where the rules that name a class are, by class. */
function indexByClass(rules: readonly StyleRule[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  rules.forEach(({ selectors }, at) => {
    for (const name of new Set(selectors.flat())) index.set(name, [...(index.get(name) ?? []), at]);
  });
  return index;
}

/**
 * Marks as first what would change its place in the cascade otherwise: a rule that stands before one of the
 * first in the same layer, when an element may match both.
 * @param classLists the classes of each element of the page
 * @param isFirst of each rule; is changed
 */
function keepOrder(
  rules: readonly StyleRule[],
  classLists: readonly (readonly string[])[],
  isFirst: boolean[],
): void {
  const index = indexByClass(rules);
  const ofElements = classLists.map((names) => names.flatMap((name) => index.get(name) ?? []));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const matching of ofElements) {
      const lastFirst = new Map<string, number>();
      for (const at of matching) {
        const layer = layerOf(rules[at] as StyleRule);
        if (isFirst[at]) lastFirst.set(layer, Math.max(at, lastFirst.get(layer) ?? -1));
      }
      for (const at of matching) {
        if (
          isFirst[at] ||
          rules[at]?.isForInteraction ||
          at > (lastFirst.get(layerOf(rules[at] as StyleRule)) ?? -1)
        )
          continue;
        isFirst[at] = true;
        isChanged = true;
      }
    }
  }
}

/**
 * Splits the rules of a page so that both parts after each other are the same cascade as the whole. What shows
 * that an element is pointed at, pressed or focused is later: no first paint needs it.
 * @param firstClasses the classes of the first screen
 * @param classLists the classes of each element of the page
 * @param others the custom properties that styles outside of these rules use
 */
export function splitRules(
  rules: readonly StyleRule[],
  firstClasses: ReadonlySet<string>,
  classLists: readonly (readonly string[])[],
  others: readonly string[],
): SplitRules {
  const isFirst = rules.map((rule) => !rule.isForInteraction && matchesClasses(rule, firstClasses));
  keepOrder(rules, classLists, isFirst);
  const firstRules = rules.filter((_, at) => isFirst[at]);
  const needed = usedProperties(firstRules, others);
  const isLater = (name: string) => !needed.has(name);
  return {
    first: firstRules.flatMap((rule) => withProperties(rule, (name) => needed.has(name))),
    later: rules.flatMap((rule, at) => {
      if (!isFirst[at]) return [rule];
      return rule.declarations ? withProperties({ ...rule, declarations: [] }, isLater) : [];
    }),
  };
}
