import { sampleBoot } from '@shop/releases/testing';
import type { PageState } from '@shop/shared/app/document';
import { pageTag } from './page-tag';

const state: PageState = {
  buildId: 'b1',
  isRendered: true,
  session: { isLoggedIn: false, memberType: '99', expiresAt: null },
  renderedAtMs: 1_000,
  queries: [[['goods', 1], { price: 9_900 }]],
  remotes: {},
  paths: {},
};

const tagWith = (more: Partial<PageState>, body = '<main>상품</main>'): string =>
  pageTag({
    body,
    meta: { title: '상품' },
    style: { css: '', hash: '' },
    files: { styles: [], scripts: [], partStyles: [] },
    boot: sampleBoot,
    startFile: { src: '/assets/shell/1/start.js', integrity: 'sha256-s' },
    hashes: { '/assets/shell/1/': 'abc' },
    placeholders: [],
    state: { ...state, ...more },
    publicUrl: 'https://shop.example',
    hasLiveReload: false,
  });

test('is the same for the same content at another time', () => {
  const later = tagWith({ renderedAtMs: 9_000 });
  expect(later).toBe(tagWith({}));
  expect(later).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  ['data', tagWith({ queries: [[['goods', 1], { price: 9_800 }]] })],
  ['markup', tagWith({}, '<main>품절</main>')],
  ['build', tagWith({ buildId: 'b2' })],
  ['session', tagWith({ session: { isLoggedIn: true, memberType: '10', expiresAt: 5 } })],
])('differs with other %s', (_, other) => {
  expect(other).not.toBe(tagWith({}));
});

describe('a countdown', () => {
  const timer = (spoken: string, figures: string) =>
    `<main><span role="timer" data-time="" aria-label="${spoken}" class="c1"><span aria-hidden="true">${figures}</span></span><b>9,900원</b></main>`;
  const running = tagWith({}, timer('2시간 3분 남음', '<b class="f1">02</b>:<b class="f1">03</b>'));

  it('does not change the tag each second', () => {
    const later = timer('2시간 2분 남음', '<b class="f1">02</b>:<b class="f1">02</b>');
    expect(tagWith({}, later)).toBe(running);
  });
  it('changes it when it ends, and leaves a price beside it in the tag', () => {
    expect(tagWith({}, timer('마감', '마감'))).not.toBe(running);
    const cheaper = timer('2시간 3분 남음', '<b class="f1">02</b>:<b class="f1">03</b>');
    expect(tagWith({}, cheaper.replace('9,900', '9,800'))).not.toBe(running);
  });
});
