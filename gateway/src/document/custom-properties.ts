import { type StyleRule, usedIn } from './style-rules';

/**
 * The custom properties that rules use, of those that they define: a page uses half of the design system's.
 * A property whose value uses another one needs it as well.
 * @param others those that styles outside of these rules use
 */
export function usedProperties(
  rules: readonly StyleRule[],
  others: readonly string[] = [],
): Set<string> {
  const values = new Map<string, string>();
  for (const { name, text } of rules.flatMap(({ properties }) => properties))
    values.set(name, `${values.get(name) ?? ''};${text}`);
  const used = new Set<string>();
  const open = [...others, ...rules.flatMap(({ uses }) => uses)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...usedIn(values.get(name) ?? ''));
  }
  return used;
}

/** The rule with some of the custom properties that it defines; none when nothing of it is left. */
export function withProperties(rule: StyleRule, isKept: (name: string) => boolean): StyleRule[] {
  const properties = rule.properties.filter(({ name }) => isKept(name));
  const isEmpty = rule.declarations?.length === 0 && properties.length === 0;
  return isEmpty ? [] : [{ ...rule, properties }];
}
