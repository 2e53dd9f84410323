import type { DeviceForm } from '@shop/shared/domain';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** One rule of a style sheet. */
export interface StyleRule {
  /** The at-rules around it, outermost first: `@layer base`, `@media print`. */
  blocks: readonly string[];
  text: string;
  /** The classes that each of its selectors names; empty: it matches nothing of a page's markup. */
  selectors: readonly (readonly string[])[];
}

const GROUPS = ['layer', 'media', 'supports', 'container'];
/** One selector without class names, such as `:root`, which may match any markup. */
const ANY: StyleRule['selectors'] = [[]];

/** `.a:not(.b) > .c` needs elements with `a` and `c`; what is in parentheses may be missing. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let inner = ''; inner !== outside; outside = outside.replace(/\([^()]*\)/g, ''))
    inner = outside;
  return [...outside.matchAll(/\.(-?[\w-]+)/g)].map(([, name]) => name as string);
}

const ruleOf = (rule: Rule, blocks: readonly string[]): StyleRule => ({
  blocks,
  text: rule.toString(),
  selectors: rule.selectors.map(classesOf),
});

/** Keyframes are needed by nothing that stands still; the order of layers and the like by everything. */
const statementOf = (at: AtRule, blocks: readonly string[]): StyleRule => ({
  blocks,
  text: at.nodes ? at.toString() : `${at.toString()};`,
  selectors: at.name === 'keyframes' ? [] : ANY,
});

function collect(nodes: readonly ChildNode[], blocks: readonly string[]): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [ruleOf(node, blocks)];
    if (node.type !== 'atrule') return [];
    if (!node.nodes || !GROUPS.includes(node.name)) return [statementOf(node, blocks)];
    return collect(node.nodes, [...blocks, `@${node.name} ${node.params}`]);
  });
}

/**
 * The rules of a style sheet in their order.
 * @throws CssSyntaxError
 */
export const rulesOf = (css: string): StyleRule[] => collect(postcss.parse(css).nodes, []);

/** No phone is a thousand pixels wide, and paper is not a first screen. */
const neverOn = (form: DeviceForm): RegExp =>
  form === 'mobile' ? /^@media (print|\(width>=\d{4}px\))/ : /^@media print/;

/** The rules that markup with these classes may need on such a device. */
export function rulesFor(
  rules: readonly StyleRule[],
  { classes, form }: { classes: ReadonlySet<string>; form: DeviceForm },
): StyleRule[] {
  const never = neverOn(form);
  return rules.filter(
    ({ blocks, selectors }) =>
      selectors.some((names) => names.every((name) => classes.has(name))) &&
      !blocks.some((block) => never.test(block)),
  );
}

/** Writes rules as a style sheet; neighbours share the blocks around them. */
export function writeRules(rules: readonly StyleRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  const enter = (blocks: readonly string[]) => {
    const differs = blocks.findIndex((block, at) => block !== open[at]);
    const kept = differs < 0 ? blocks.length : differs;
    css += '}'.repeat(Math.max(0, open.length - kept));
    css += blocks
      .slice(kept)
      .map((block) => `${block}{`)
      .join('');
    open = blocks;
  };
  for (const { blocks, text } of rules) {
    enter(blocks);
    css += text;
  }
  enter([]);
  return css;
}
