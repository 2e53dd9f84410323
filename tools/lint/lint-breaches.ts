/** A file that violates one lint rule. */
export interface LintBreach {
  /** `group/rule`, or the name of a plugin. */
  rule: string;
  file: string;
  code: string;
}

const page = 'mfe-new/src/pages/page';

/** One violation for each rule and plugin that biome.jsonc names, and for the presets it enables. */
export const lintBreaches: readonly LintBreach[] = [
  // Promises.
  {
    rule: 'nursery/noFloatingPromises',
    file: `${page}/floating.ts`,
    code: "import { save } from './save';\nexport function leave(): void {\n  save();\n}\n",
  },
  {
    rule: 'nursery/noMisusedPromises',
    file: `${page}/misused.ts`,
    code: "import { save } from './save';\nexport const isSaved = () => (save() ? 1 : 2);\n",
  },
  {
    rule: 'nursery/noAwaitInPromiseMethods',
    file: `${page}/waterfall.ts`,
    code: "import { save } from './save';\nexport const all = async () => Promise.all([await save(), save()]);\n",
  },
  {
    rule: 'nursery/noAsyncPromiseFinally',
    file: `${page}/finally.ts`,
    code: "import { save } from './save';\nexport const end = () => save().finally(async () => save());\n",
  },
  {
    rule: 'correctness/noPlaywrightMissingAwait',
    file: 'mfe-new/e2e/missing-await.spec.ts',
    code: "import { expect, test } from '@playwright/test';\ntest('opens', async ({ page }) => {\n  expect(page.getByRole('main')).toBeVisible();\n});\n",
  },
  // React.
  {
    rule: 'correctness/useExhaustiveDependencies',
    file: `${page}/dependencies.ts`,
    code: "import { useEffect } from 'react';\nexport function useTitle(title: string): void {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}\n",
  },
  {
    rule: 'correctness/useHookAtTopLevel',
    file: `${page}/hook.ts`,
    code: "import { useState } from 'react';\nexport function useMaybe(isOn: boolean) {\n  if (!isOn) return undefined;\n  return useState(0);\n}\n",
  },
  {
    rule: 'correctness/noNestedComponentDefinitions',
    file: `${page}/nested.tsx`,
    code: 'export function Outer() {\n  function Inner() {\n    return <p>안녕</p>;\n  }\n  return <Inner />;\n}\n',
  },
  {
    rule: 'suspicious/noArrayIndexKey',
    file: `${page}/index-key.tsx`,
    code: 'export const List = ({ items }: { items: string[] }) => items.map((item, at) => <p key={at}>{item}</p>);\n',
  },
  {
    rule: 'style/noRestrictedImports',
    file: `${page}/lazy.ts`,
    code: "import { lazy } from 'react';\nexport const Part = lazy(() => import('./part'));\n",
  },
  {
    rule: 'style/noRestrictedImports',
    file: `${page}/page-clock.ts`,
    code: "import { systemNowMs } from '@shop/shared/app';\nexport const now = systemNowMs;\n",
  },
  // Accessibility.
  {
    rule: 'a11y/useAltText',
    file: `${page}/alt.tsx`,
    code: 'export const Image = () => <img src="/a.png" />;\n',
  },
  {
    rule: 'a11y/useButtonType',
    file: `${page}/button.tsx`,
    code: 'export const Submit = () => <button>저장</button>;\n',
  },
  {
    rule: 'a11y/useKeyWithClickEvents',
    file: `${page}/click.tsx`,
    code: 'export const Row = ({ onOpen }: { onOpen: () => void }) => <li onClick={onOpen}>열기</li>;\n',
  },
  {
    rule: 'a11y/noNoninteractiveElementInteractions',
    file: `${page}/static.tsx`,
    code: 'export const Box = ({ onOpen }: { onOpen: () => void }) => <div onKeyDown={onOpen}>열기</div>;\n',
  },
  {
    rule: 'a11y/useFocusableInteractive',
    file: `${page}/focusable.tsx`,
    code: 'export const Tab = ({ onOpen }: { onOpen: () => void }) => (\n  <div role="tab" aria-selected onClick={onOpen} onKeyDown={onOpen}>\n    열기\n  </div>\n);\n',
  },
  {
    rule: 'semantic-element',
    file: `${page}/role.tsx`,
    code: 'export const Title = () => <div role="heading" aria-level={2}>제목</div>;\n',
  },
  // Unused and undeclared.
  {
    rule: 'correctness/noUnusedImports',
    file: `${page}/unused-import.ts`,
    code: "import { save } from './save';\nexport {};\n",
  },
  {
    rule: 'correctness/noUnusedVariables',
    file: `${page}/unused-variable.ts`,
    code: 'const unused = 1;\nexport {};\n',
  },
  {
    rule: 'correctness/noUnusedFunctionParameters',
    file: `${page}/unused-parameter.ts`,
    code: 'export const first = (a: number, b: number) => a;\n',
  },
  {
    rule: 'correctness/noUndeclaredDependencies',
    file: `${page}/undeclared.ts`,
    code: "import undeclared from 'undeclared-package';\nexport const it = undeclared;\n",
  },
  {
    rule: 'suspicious/noImportCycles',
    file: `${page}/cycle-first.ts`,
    code: "import { second } from './cycle-second';\nexport const first = () => second();\n",
  },
  // Types and tests.
  {
    rule: 'suspicious/noExplicitAny',
    file: `${page}/any.ts`,
    code: 'export const read = (value: any) => value;\n',
  },
  {
    rule: 'nursery/useExhaustiveSwitchCases',
    file: `${page}/switch.ts`,
    code: "export function textOf(state: 'on' | 'off'): string {\n  switch (state) {\n    case 'on':\n      return '켬';\n  }\n  return '';\n}\n",
  },
  {
    rule: 'suspicious/noFocusedTests',
    file: `${page}/focused.test.ts`,
    code: "test.only('runs alone', () => {\n  expect(1).toBe(1);\n});\n",
  },
  {
    rule: 'nursery/noInvalidRemoveEventListener',
    file: `${page}/listener.ts`,
    code: "export const stop = () => window.removeEventListener('scroll', () => {});\n",
  },
  {
    rule: 'nursery/noLateEventControl',
    file: `${page}/late-event.ts`,
    code: "import { save } from './save';\nexport const handle = async (event: Event) => {\n  await save();\n  event.preventDefault();\n};\nwindow.addEventListener('submit', handle);\n",
  },
  // Import boundaries.
  {
    rule: 'style/noRestrictedGlobals',
    file: `${page}/fetch.ts`,
    code: "export const load = () => fetch('/api/goods');\n",
  },
  {
    rule: 'style/noProcessEnv',
    file: 'api/src/modules/env.ts',
    code: 'export const url = process.env.API_URL;\n',
  },
  {
    rule: 'style/noDefaultExport',
    file: `${page}/default.ts`,
    code: 'export default function page() {}\n',
  },
  {
    rule: 'style/noHexColors',
    file: `${page}/colour.module.css`,
    code: '.name {\n  color: #ff0000;\n}\n',
  },
  {
    rule: 'suspicious/noDocumentCookie',
    file: `${page}/cookie.ts`,
    code: "document.cookie = 'a=1';\nexport {};\n",
  },
  {
    rule: 'machine-clock',
    file: 'api/src/modules/clock.ts',
    code: 'export const now = () => new Date();\n',
  },
  {
    rule: 'machine-clock',
    file: 'gateway/src/clock.ts',
    code: 'export const nowMs = () => Date.now();\n',
  },
  {
    rule: 'bare-import',
    file: `${page}/press.ts`,
    code: "export const open = () => {\n  void import('./part').then(({ part }) => part);\n};\n",
  },
  {
    rule: 'bare-import',
    file: `${page}/await.ts`,
    code: "export const open = async () => {\n  const { part } = await import('./part');\n  return part;\n};\n",
  },
  {
    rule: 'conditional-spread',
    file: `${page}/spread.ts`,
    code: 'export const query = (page?: number) => ({ sort: 1, ...(page ? { page } : {}) });\n',
  },
  {
    rule: 'conditional-spread',
    file: `${page}/spread-prop.tsx`,
    code: 'export const Name = ({ id }: { id?: string }) => <p {...(id ? {} : { hidden: true })}>이름</p>;\n',
  },
];

/** Files that the overrides of biome.jsonc allow: no findings. */
export const allowedCode: readonly Omit<LintBreach, 'rule'>[] = [
  {
    file: 'shared/src/app/http/http-client.ts',
    code: "export const load = () => fetch('/api/goods');\n",
  },
  {
    file: `${page}/parts.ts`,
    code: "import { loadForPress } from '@shop/shared/app';\nimport { lazy } from '@shop/shared/ui';\nconst code = () => import('./part');\nexport const first = lazy(() => code().then(({ part }) => part));\nexport const second = lazy<object>(() => import('./part').then(({ part }) => part));\nexport const third = () => loadForPress(() => import('./part'));\nexport const route = { component: async () => await import('./part') };\nexport const fourth = () => import('./part').then(({ part }) => part, () => 0);\n",
  },
  { file: 'api/src/server.ts', code: 'export const { env } = process.env;\n' },
  { file: 'mfe-new/playwright.config.mjs', code: 'export default {};\n' },
  { file: 'api/src/platform/clock.ts', code: 'export const now = () => new Date();\n' },
  {
    file: `${page}/clock.test.ts`,
    code: "test('reads', () => {\n  expect(Date.now()).toBe(1);\n});\n",
  },
  {
    file: 'shared/src/ui/tokens/tokens.global.css',
    code: ':root {\n  --color-ink: #111111;\n}\n',
  },
  {
    file: 'shared/src/app/storage/cookie-backed-store.ts',
    code: "document.cookie = 'a=1';\nexport {};\n",
  },
  {
    file: `${page}/group.tsx`,
    code: 'export const Group = ({ onBlur }: { onBlur: () => void }) => (\n  <div role="group" aria-label="묶음">\n    <div role="presentation" onBlur={onBlur} />\n  </div>\n);\n',
  },
  {
    file: 'mfe-new/e2e/text.spec.ts',
    code: "import { test } from '@playwright/test';\ntest('reads', async ({ page }) => {\n  await page.getByRole('main').innerText();\n});\n",
  },
  {
    file: `${page}/factory.tsx`,
    code: 'export function slotOf(text: string) {\n  function Slot() {\n    return <p>{text}</p>;\n  }\n  return Slot;\n}\n',
  },
];

/** Files that the violations import. */
export const supportFiles: Readonly<Record<string, string>> = {
  [`${page}/save.ts`]: 'export async function save(): Promise<number> {\n  return 1;\n}\n',
  [`${page}/part.ts`]: 'export const part = 1;\n',
  [`${page}/cycle-second.ts`]:
    "import { first } from './cycle-first';\nexport const second = (): number => first();\n",
  'mfe-new/package.json':
    '{ "name": "mfe-new", "dependencies": { "react": "19.0.0", "@playwright/test": "1.0.0", "@shop/shared": "1.0.0" } }\n',
};
