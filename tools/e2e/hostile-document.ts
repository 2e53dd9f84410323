import type { BrowserContext, Page } from '@playwright/test';

/**
 * A browser whose user has a translator, a password manager and an extension: texts are replaced, nodes and attributes
 * are added before React looks, another default policy is there first, and a promise of somebody else is rejected.
 */
export const makeHostile = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes?.createPolicy('default', { createScriptURL: (url: string) => url });
    // The browser's own console does not name it; the page still hears of it.
    addEventListener('unhandledrejection', (event) => event.preventDefault());

    const isForeign = (node: Node) =>
      node.parentElement?.closest('font, script, style, noscript, textarea, option, title, svg');
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.currentNode; node; node = walker.nextNode() as Node)
        if (node instanceof Text && node.data.trim() && !isForeign(node)) texts.push(node);
      for (const text of texts) {
        const inner = document.createElement('font');
        const outer = document.createElement('font');
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      void Promise.reject(new Error('of an extension'));
      document.documentElement.classList.add('translated-ltr');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      for (const field of document.querySelectorAll('input')) {
        field.setAttribute('data-manager', '1');
        field.after(document.createElement('password-manager'));
      }
      if (!document.querySelector('meta[name="format-detection"]'))
        for (const price of document.querySelectorAll('main strong')) {
          const link = document.createElement('a');
          link.append(...price.childNodes);
          price.append(link);
        }
    });
    addEventListener('load', () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (node.isConnected) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });

/** A browser of two years ago: without the interfaces and the style properties that came since. */
export const makeOld = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference']],
      [AbortSignal, ['any']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [globalThis, ['navigation', 'scheduler', 'requestIdleCallback']],
    ];
    for (const [owner, names] of missing)
      for (const name of names) Reflect.deleteProperty(owner, name);
    const supports = CSS.supports.bind(CSS) as (...given: string[]) => boolean;
    Object.assign(CSS, {
      supports: (...given: string[]) =>
        !/content-visibility/.test(given[0] ?? '') && supports(...given),
    });
    /** As if the sheet had been read without the property. */
    const forget = (rules: CSSRuleList, sheet: CSSStyleSheet) => {
      for (const rule of [...rules]) {
        if (rule instanceof CSSStyleRule) rule.style.removeProperty('content-visibility');
        if (rule instanceof CSSSupportsRule && /not \(content-visibility/.test(rule.conditionText))
          for (const { cssText } of rule.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
        else if (rule instanceof CSSGroupingRule) forget(rule.cssRules, sheet);
      }
    };
    const seen = new WeakSet<CSSStyleSheet>();
    const look = () => {
      for (const sheet of document.styleSheets) {
        if (seen.has(sheet)) continue;
        seen.add(sheet);
        forget(sheet.cssRules, sheet);
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** A browser older than those that the shop is built for: scripts run, but lack what the shop's own need. */
export const makeTooOld = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
