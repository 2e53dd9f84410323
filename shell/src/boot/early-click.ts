import type { ShownEntry } from '@shop/shared/app/navigation';
import { earlyClickStyles } from './early-click-styles';

/**
 * Answers a click on a product card before its page can be drawn: draws the start of the product page
 * (picture, name, price) from the card over the page. Until the page is hydrated the script handles the
 * clicks itself and records them for the client (shell/src/client/early-click.ts); without it the
 * visitor would wait for a document, or for the end of hydration. When the page is not hydrated in time, or its
 * scripts have failed (`boot-watch.ts`), the product's document is loaded after all. Back removes what was drawn. The
 * address is the product's from the click on, so a reload opens it.
 */

/** A person who waits longer gets the product's own document. */
const CLIENT_WAIT_MS = 4000;
/** Screen readers announce a text that a status gets later, not one that it has when it is added. */
const ANNOUNCE_AFTER_MS = 200;
const LOADING = '상품을 불러오고 있어요.';
const CARD_LINK = 'article a[href^="/goods/detail"]';
/** From this width on the header stays above what is drawn. */
const WIDE_PX = 1024;

/** A click on a product card that was answered before the product could be drawn. */
export interface EarlyClick {
  /** The start of the product page, drawn over the page. */
  page: HTMLElement;
  to: string;
}

export interface EarlyClicks {
  click?: EarlyClick | undefined;
  /** The entry of the page that is shown, while the current one is the product's. */
  before?: ShownEntry | undefined;
  /** Loads the product; set by the client. */
  prefetch?: (to: string, isClicked: true) => unknown;
  /** Draws the start of the product page from the card that the link is in. */
  draw(link: Element): void;
  /** Removes the drawn page and forgets the click. */
  clear(): void;
  /** Clicks are the client's from here on. */
  stop(): void;
  /** The page's scripts have failed. */
  lose(): void;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text?: string | null) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  return made;
}

function pictureOf(card: Element): HTMLElement {
  const box = element('div');
  const picture = card.querySelector('img');
  if (picture)
    box.append(Object.assign(element('img'), { alt: '', src: picture.currentSrc || picture.src }));
  return box;
}

function wordsOf(card: Element, link: Element): HTMLElement {
  const box = element('div');
  const brand = link.parentElement?.previousElementSibling;
  const price = card.querySelector('[data-price]')?.getAttribute('data-price');
  if (card.textContent.indexOf('별점') >= 0) box.dataset.rated = '';
  box.append(
    element('p', brand ? brand.textContent : ' '),
    element('h1', link.textContent),
    element('strong', price),
  );
  return box;
}

/** The start of the product page, from the card that the link is in. */
function pageFrom(link: Element): HTMLElement {
  const card = link.closest('article') ?? link;
  const page = element('div');
  const main = element('main');
  const status = element('div');
  const header = document.querySelector('header');
  page.id = 'shop-early';
  page.append(main, status);
  main.append(pictureOf(card), wordsOf(card, link));
  status.setAttribute('role', 'status');
  setTimeout(() => {
    status.textContent = LOADING;
  }, ANNOUNCE_AFTER_MS);
  if (header && innerWidth >= WIDE_PX)
    page.style.top = `${header.getBoundingClientRect().bottom}px`;
  return page;
}

/** One more entry of the history, as the client's own history writes it. @returns the one before */
function pushEntry(to: string): ShownEntry {
  let state = history.state || {};
  if (!state.key) {
    state = { usr: null, idx: state.idx || 0, key: Math.random().toString(36).slice(2, 10) };
    history.replaceState(state, '');
  }
  const before = { href: here(), state };
  history.pushState(null, '', to);
  return before;
}

const here = (): string => location.pathname + location.search + location.hash;

const isPlain = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** @returns nothing in a browser without constructed style sheets: there a click loads a document */
export function answerClicks(): EarlyClicks | undefined {
  if (!document.adoptedStyleSheets) return undefined;
  const root = () => document.getElementById('root');
  let timer: ReturnType<typeof setTimeout>;
  let styles: CSSStyleSheet | undefined;

  function addStyles(): void {
    if (styles) return;
    styles = new CSSStyleSheet();
    styles.replaceSync(earlyClickStyles);
    document.adoptedStyleSheets.push(styles);
  }

  const open = () => early.click && location.replace(early.click.to);

  /** Without `before` the client has shown a page already: it listens to Back itself, and was called first. */
  function onPop(): void {
    if (!early.before || here() === early.before.href) early.clear();
    else location.reload();
  }

  function onClick(event: MouseEvent): void {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(CARD_LINK);
    if (!link || early.click || link.target || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    early.draw(link);
    timer = setTimeout(open, CLIENT_WAIT_MS);
    early.prefetch?.(link.getAttribute('href') ?? '', true);
  }

  const early: EarlyClicks = {
    draw(link) {
      const to = link.getAttribute('href') ?? '';
      const page = pageFrom(link);
      addStyles();
      root()?.setAttribute('aria-hidden', 'true');
      document.body.prepend(page);
      early.before = pushEntry(to);
      early.click = { page, to };
      addEventListener('popstate', onPop);
    },
    clear() {
      clearTimeout(timer);
      removeEventListener('popstate', onPop);
      if (!early.click) return;
      early.click.page.remove();
      root()?.removeAttribute('aria-hidden');
      early.click = early.before = undefined;
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('click', onClick, true);
    },
    lose() {
      early.stop();
      open();
    },
  };
  addEventListener('click', onClick, true);
  return early;
}
