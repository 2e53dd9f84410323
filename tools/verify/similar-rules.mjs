/** Words without meaning for the comparison. */
const FILLERS = new Set(
  'a an the of by with is are and or in on at to as its it after when where while for not no than that from be'.split(
    ' ',
  ),
);
const DIGITS = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', ten: '10' };

const stemOf = (word) => (word.length > 4 ? word.replace(/(es|s|ed|ing)$/, '') : word);

/** Returns the words of a rule without our additions. */
function wordsOf(rule) {
  const words = rule.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? [];
  return new Set(
    words.map((word) => stemOf(DIGITS[word] ?? word)).filter((word) => !FILLERS.has(word)),
  );
}

/** Shares of common words in both rules and in the shorter one. */
function likeness(a, b) {
  const shared = [...a].filter((word) => b.has(word)).length;
  return {
    ofBoth: shared / (a.size + b.size - shared),
    ofShorter: shared / Math.min(a.size, b.size),
  };
}

/**
 * Finds pairs of rows with nearly the same words. Rows that share a test are compared more
 * strictly.
 */
export function similarRules(rows) {
  const all = rows.map(({ rule, test = [] }) => ({ rule, words: wordsOf(rule), tests: test }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const { ofBoth, ofShorter } = likeness(one.words, other.words);
      const hasCommonTest = one.tests.some((test) => other.tests.includes(test));
      return ofBoth >= 0.3 && ofShorter >= (hasCommonTest ? 0.6 : 0.8)
        ? [[one.rule, other.rule]]
        : [];
    }),
  );
}
