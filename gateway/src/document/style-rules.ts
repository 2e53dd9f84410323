import type { DeviceForm } from '@shop/shared/domain';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { layersOf } from './layer-order';

/** A definition like `--space-1:4px`. */
interface CustomProperty {
  name: string;
  text: string;
}

/** One rule of a style sheet. */
export interface StyleRule {
  /** The at-rules around it, outermost first: `@layer base`, `@media print`. */
  blocks: readonly string[];
  /** Its selectors; of an at-rule the whole text. */
  head: string;
  /** Absent in an at-rule: the declarations, without those of custom properties. */
  declarations?: readonly string[];
  /** The custom properties that it defines. */
  properties: readonly CustomProperty[];
  /** The names of the custom properties that its declarations use. */
  uses: readonly string[];
  /** Only for elements that a person points at, presses or has focused. */
  isForInteraction?: boolean;
  /** The classes that each of its selectors names; empty: it matches nothing of a page's markup. */
  selectors: readonly (readonly string[])[];
}

/** A parsed style sheet. */
export interface SheetRules {
  /** Its cascade layers in their order of precedence. */
  layers: readonly string[];
  /** Its rules in their order, without those that only name layers. */
  rules: readonly StyleRule[];
}

const GROUPS = ['layer', 'media', 'supports', 'container'];
/** One selector without class names, such as `:root`, which may match any markup. */
const ANY: StyleRule['selectors'] = [[]];

/** The custom properties that a text of CSS uses. */
export const usedIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);

function withoutParentheses(selector: string): string {
  let outside = selector;
  for (let inner = ''; inner !== outside; outside = outside.replace(/\([^()]*\)/g, ''))
    inner = outside;
  return outside;
}

/** `.a:not(.b) > .c` needs elements with `a` and `c`; what is in parentheses may be missing. */
const classesOf = (selector: string): string[] =>
  [...withoutParentheses(selector).matchAll(/\.(-?[\w-]+)/g)].map(([, name]) => name as string);

/** Whether a rule is only for elements that a person points at, presses or has focused. */
const isForInteraction = (selectors: readonly string[]): boolean =>
  selectors.every((one) => /:(hover|active|focus-visible)/.test(withoutParentheses(one)));

function ruleOf(rule: Rule, blocks: readonly string[]): StyleRule {
  const declarations = rule.nodes
    .filter((node) => node.type !== 'decl' || !node.variable)
    .map((node) => node.toString());
  return {
    blocks,
    head: rule.selector,
    declarations,
    properties: rule.nodes.flatMap((node) =>
      node.type === 'decl' && node.variable ? { name: node.prop, text: node.toString() } : [],
    ),
    uses: declarations.flatMap(usedIn),
    isForInteraction: isForInteraction(rule.selectors),
    selectors: rule.selectors.map(classesOf),
  };
}

/** Keyframes are needed by nothing that stands still, the others by everything. */
function statementOf(at: AtRule, blocks: readonly string[]): StyleRule {
  const head = at.nodes ? at.toString() : `${at.toString()};`;
  const selectors = at.name === 'keyframes' ? [] : ANY;
  return { blocks, head, properties: [], uses: usedIn(head), selectors };
}

function collect(nodes: readonly ChildNode[], blocks: readonly string[]): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [ruleOf(node, blocks)];
    if (node.type !== 'atrule') return [];
    if (!node.nodes && node.name === 'layer') return [];
    if (!node.nodes || !GROUPS.includes(node.name)) return [statementOf(node, blocks)];
    return collect(node.nodes, [...blocks, `@${node.name} ${node.params}`]);
  });
}

/** @throws CssSyntaxError */
export function rulesOf(css: string): SheetRules {
  const sheet = postcss.parse(css);
  return { layers: layersOf(sheet), rules: collect(sheet.nodes, []) };
}

/**
 * Declares the layers of style sheets in their order. Without it a page that needs no rule of a layer would declare
 * that layer when a later style sheet has one, after all others, and its rules would win over theirs.
 */
export function layerStatement(sheets: readonly SheetRules[]): StyleRule[] {
  const names = new Set(sheets.flatMap(({ layers }) => layers));
  const head = `@layer ${[...names].join()};`;
  return names.size === 0 ? [] : [{ blocks: [], head, properties: [], uses: [], selectors: ANY }];
}

/** No phone is a thousand pixels wide, and paper is not a first screen. */
const neverOn = (form: DeviceForm): RegExp =>
  form === 'mobile' ? /^@media (print|\(width>=\d{4}px\))/ : /^@media print/;

/** Whether markup with these classes may need the rule. */
export const matchesClasses = ({ selectors }: StyleRule, classes: ReadonlySet<string>): boolean =>
  selectors.some((names) => names.every((name) => classes.has(name)));

/** The rules that markup with these classes may need on such a device. */
export function rulesFor(
  rules: readonly StyleRule[],
  { classes, form }: { classes: ReadonlySet<string>; form: DeviceForm },
): StyleRule[] {
  const never = neverOn(form);
  return rules.filter(
    (rule) => matchesClasses(rule, classes) && !rule.blocks.some((block) => never.test(block)),
  );
}

const textOf = ({ head, declarations, properties }: StyleRule): string =>
  declarations
    ? `${head}{${[...properties.map(({ text }) => text), ...declarations].join(';')}}`
    : head;

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
  for (const rule of rules) {
    enter(rule.blocks);
    css += textOf(rule);
  }
  enter([]);
  return css;
}
