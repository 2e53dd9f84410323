import type { PagePlaceholder } from '@shop/shared/app/document';
import { answerClicks, type EarlyClicks } from './early-click';

const placeholder: PagePlaceholder = {
  path: '/goods/detail',
  status: '상품을 불러오고 있어요.',
  element: [
    'main',
    'page',
    [
      ['div', 'gallery', [['img', 'picture', 'picture']]],
      ['p', 'brand', 'brand'],
      ['h1', 'name', 'name'],
      ['strong', 'price', 'price'],
    ],
  ],
  styles: '.page{top:0}',
};

const GOODS = '/goods/detail?goodsNo=1';
const linkTo = (href: string) => `<a data-name="" href="${href}">코트</a>`;
const price = '<p data-price="9,900원"><span>판매가</span> 9,900</p>';
const picture = '<div data-picture=""><img src="/images/goods/1/1?w=320" alt="겉옷"></div>';
const card = (...parts: string[]) => `<article data-card="">${parts.join('')}</article>`;

let early: EarlyClicks | undefined;
let styles = '';
/** The browser would follow the link. */
let isFollowed = false;

function click(markup: string): string | undefined {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  early = answerClicks([placeholder]);
  document.querySelector('a')?.click();
  return document.querySelector('#shop-early main')?.outerHTML;
}

beforeEach(() => {
  isFollowed = false;
  class Sheet {
    replaceSync(text: string): void {
      styles = text;
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  history.replaceState(null, '', '/main');
  // An answered click does not get here.
  document.body.onclick = (event) => {
    isFollowed = true;
    event.preventDefault();
  };
});
afterEach(() => {
  early?.stop();
  early?.clear();
});

test('fills the placeholder with what the card says, at the address of the page', () => {
  expect(click(card(picture, '<p data-brand="">온담</p>', linkTo(GOODS), price))).toBe(
    '<main class="page"><div class="gallery"><img class="picture" alt="" src="http://localhost/images/goods/1/1?w=320"></div><p class="brand">온담</p><h1 class="name">코트</h1><strong class="price">9,900원</strong></main>',
  );
  expect(isFollowed).toBe(false);
  expect(location.pathname + location.search).toBe(GOODS);
  expect(styles).toContain('#shop-early{position:fixed');
  expect(styles).toContain('.page{top:0}');
});

test('leaves out what the card does not say', () => {
  expect(click(card('<div data-picture=""></div>', linkTo(GOODS)))).toBe(
    '<main class="page"><div class="gallery"></div><h1 class="name">코트</h1></main>',
  );
});

test.each([
  ['outside of cards', linkTo(GOODS)],
  ['of a page without a placeholder', card(linkTo('/goods/detail/adultVerification'))],
  ['of another window', card(`<a href="${GOODS}" target="_blank">코트</a>`)],
])('leaves a link %s to the browser', (_, markup) => {
  expect(click(markup)).toBeUndefined();
  expect(isFollowed).toBe(true);
});

test.each([
  ['without placeholders', undefined, []],
  ['in a browser without constructed style sheets', [placeholder], undefined],
])('answers no clicks %s', (_, placeholders, adoptedStyleSheets) => {
  Object.assign(document, { adoptedStyleSheets });
  expect(answerClicks(placeholders)).toBeUndefined();
});
