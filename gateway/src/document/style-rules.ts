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
  /** The name of the animation that it defines. */
  animation?: string;
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
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function withoutParentheses(selector: string): string {
  let outside = selector;
  for (let inner = ''; inner !== outside; outside = outside.replace(/\([^()]*\)/g, ''))
    inner = outside;
  return outside;
}

/** `.a:not(.b) > .c` needs elements with `a` and `c`; what is in parentheses may be missing. */
const classesOf = (selector: string): string[] =>
  [...withoutParentheses(selector).matchAll(/\.(-?[\w-]+)/g)].map(([, name = '']) => name);

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

function statementOf(at: AtRule, blocks: readonly string[]): StyleRule {
  const head = at.nodes ? at.toString() : `${at.toString()};`;
  const rule = { blocks, head, properties: [], uses: usedIn(head), selectors: ANY };
  return at.name === 'keyframes' ? { ...rule, animation: at.params } : rule;
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
const NEVER_ON_PHONE = /^@media (print|\(width>=\d{4}px\))/;

const namesAnimation = ({ declarations = [], properties }: StyleRule, name: string): boolean => {
  const isNamed = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return [...declarations, ...properties.map(({ text }) => text)].some((text) =>
    isNamed.test(text),
  );
};

/**
 * The rules that markup with these classes may need in the first paint of a phone. The animations that they name
 * are among them: while one does not exist, Chromium restyles the whole page for each style sheet that has any.
 */
export function rulesFor(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  const picked = rules.filter(
    ({ selectors, blocks, isForInteraction }) =>
      !isForInteraction &&
      selectors.some((names) => names.every((name) => classes.has(name))) &&
      !blocks.some((block) => NEVER_ON_PHONE.test(block)),
  );
  return picked.filter(
    ({ animation }) => !animation || picked.some((rule) => namesAnimation(rule, animation)),
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
