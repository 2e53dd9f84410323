import { expect, test } from '@playwright/test';
import { axe } from './checks/axe';
import { checkAtWidths } from './checks/check';
import { reflow } from './checks/reflow';
import { createVisitor } from './visitor';

/** Tests the checks: each finds its planted fault, and none reports a page without faults. */
const sound = `<main><h1>제목</h1><p>한 문장이에요 <a href="/a">링크</a> 뒤에 글</p>
  <button style="padding:12px">누르기</button></main>`;

async function findInPage(browser: Parameters<typeof createVisitor>[0], fault: string) {
  const visitor = await createVisitor(browser, { width: 390 });
  await visitor.page.setContent(
    `<html lang="ko"><head><title>x</title><meta name="viewport" content="width=device-width"></head><body>${sound}${fault}</body></html>`,
  );
  const violations = await checkAtWidths(visitor, [axe, reflow], '/planted');
  await visitor.page.context().close();
  return violations;
}

/** Wider than its box whatever fonts the machine has: a syllable without a glyph may have no width. */
const LONG_WORDS =
  '아주 긴 문장이 상자보다 길어서 끝이 보이지 않아요. This is far too long to fit into the box, in any font at all';

const faults: [name: string, html: string, found: RegExp][] = [
  [
    'too little contrast',
    '<main><p style="color:#aaa;background:#fff">흐린 글자</p></main>',
    /^color-contrast in card/,
  ],
  [
    'too little contrast far below the screen',
    '<main style="padding-top:16000px"><p style="color:#aaa;background:#fff">흐린 글자</p></main>',
    /^color-contrast in card/,
  ],
  [
    'words cut far below the screen',
    `<div style="margin-top:16000px;overflow:hidden;width:300px;white-space:nowrap">${LONG_WORDS}</div>`,
    /320 px: cuts ‘아주 긴/,
  ],
  [
    'too little contrast of the second of two alike',
    '<main><p class="x">글자</p><p class="x" style="color:#aaa;background:#fff">글자</p></main>',
    /^color-contrast in card/,
  ],
  [
    'too little contrast in dark only',
    '<style>[data-mode=dark] .x { color: #eee }</style><main><p class="x">글자</p></main>',
    /^color-contrast in dark at 390/,
  ],
  [
    'too little contrast on a desk only',
    '<style>@media (width > 1000px) { .x { color: #aaa } }</style><main><p class="x">글자</p></main>',
    /^color-contrast in card at 1280/,
  ],
  ['an input without a name', '<input type="text">', /^label at 390/],
  ['a page wider than 320 px', '<div style="width:340px">넓다</div>', /320 px: scrolls sideways/],
  [
    'words that a box cuts',
    `<div style="overflow:hidden;width:300px;white-space:nowrap">${LONG_WORDS}</div>`,
    /320 px: cuts ‘아주 긴/,
  ],
  [
    'a row that does not grow with its words',
    '<div style="overflow:hidden;height:20px;font-size:1rem;line-height:1.2">글자</div>',
    /text 200 %: cuts ‘글자’/,
  ],
  [
    'two small targets side by side',
    '<div><button style="width:16px;height:16px;padding:0">a</button><button style="width:16px;height:16px;padding:0">b</button></div>',
    /target of 16 × 16 px/,
  ],
];

test('reports nothing on a page without faults', async ({ browser }) => {
  expect(await findInPage(browser, '')).toEqual([]);
});

for (const [name, html, expected] of faults) {
  test(`finds ${name}`, async ({ browser }) => {
    expect(await findInPage(browser, html)).toContainEqual(expect.stringMatching(expected));
  });
}
