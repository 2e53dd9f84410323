import fs from 'node:fs';
import path from 'node:path';

/** Spec section 9, in the style sheets, since no layout is computed here. */
const ruleOf = (file: string, selector: string): string => {
  const sheet = fs.readFileSync(path.join(__dirname, '..', file), 'utf8');
  const start = sheet.indexOf(`${selector} {\n`);
  return start < 0 ? '' : sheet.slice(start, sheet.indexOf('}', start));
};

test.each([
  ['toast-view/toast-view.module.css', '\n\n.stack', 'top: calc(50px + env(safe-area-inset-top))'],
  ['toast-view/toast-view.module.css', '\n\n.slot', 'bottom: calc(10px + '],
  ['toast-view/toast-view.module.css', '.slot[data-above-bar]', 'bottom: calc(104px + '],
  ['login-toast/login-toast.module.css', '.belowHeader', 'top: calc(56px + '],
  ['login-toast/login-toast.module.css', '.belowTabs', 'top: calc(104px + '],
])('%s places %j by %s', (file, selector, declaration) => {
  expect(ruleOf(file, selector)).toContain(declaration);
});
