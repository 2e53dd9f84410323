/** `[words] ` or `[!words] ` in front of a sentence. */
const condition = /^\[(!?)([^\]]+)\] /;

/**
 * The sentences that fit goods with this name, without their conditions.
 * @param kind replaces `{kind}`, such as 백김치; sentences with it are left out when there is none
 */
export const fitToName = (
  sentences: readonly string[],
  name: string,
  kind: string | undefined,
): readonly string[] =>
  sentences.flatMap((sentence) => {
    const [prefix = '', negation, words] = condition.exec(sentence) ?? [];
    if (words !== undefined && new RegExp(words).test(name) === (negation === '!')) return [];
    const text = sentence.slice(prefix.length);
    if (!text.includes('{kind}')) return [text];
    return kind ? [text.replaceAll('{kind}', kind)] : [];
  });
