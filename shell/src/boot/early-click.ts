import type { PagePlaceholder, PlaceholderElement } from '@shop/shared/app/document';
import type { ShownEntry } from '@shop/shared/app/navigation';
import { earlyClickStyles } from './early-click-styles';

/**
 * Answers a click on a card before its page can be drawn: shows the placeholder that the owner of the page has
 * released, with what the card says, over the page. Until the page is hydrated the script handles the
 * clicks itself and records them for the client (shell/src/client/early-click.ts); without it the
 * visitor would wait for a document, or for the end of hydration. When the page is not hydrated in time, or its
 * scripts have failed (`boot-watch.ts`), the clicked page's document is loaded after all. Back removes what was
 * drawn. The address is that of the clicked page from the click on, so a reload opens it.
 */

/** A person who waits longer gets the page's own document. */
const CLIENT_WAIT_MS = 4000;
/** Screen readers announce a text that a status gets later, not one that it has when it is added. */
const ANNOUNCE_AFTER_MS = 200;
/** From this width on the header stays above what is drawn. */
const WIDE_PX = 1024;

/** A click on a card that was answered before its page could be drawn. */
export interface EarlyClick {
  /** The placeholder, drawn over the page. */
  page: HTMLElement;
  to: string;
}

export interface EarlyClicks {
  click?: EarlyClick | undefined;
  /** The entry of the page that is shown, while the current one is that of the clicked page. */
  before?: ShownEntry | undefined;
  /** Loads the clicked page; set by the client. */
  prefetch?: (to: string, isClicked: true) => unknown;
  /** @returns whether the link is in a card and its page has a placeholder, which is shown then */
  draw(link: HTMLAnchorElement): boolean;
  /** Removes the placeholder and forgets the click. */
  clear(): void;
  /** Clicks are the client's from here on. */
  stop(): void;
  /** The page's scripts have failed. */
  lose(): void;
}

function fill(element: HTMLElement, source: Element, attribute: string): boolean {
  if (!(element instanceof HTMLImageElement)) {
    element.textContent = source.getAttribute(attribute) || source.textContent;
    return true;
  }
  const picture = source.querySelector('img');
  if (picture) Object.assign(element, { alt: '', src: picture.currentSrc || picture.src });
  return !!picture;
}

/** Makes an element with what the card says. @returns nothing when the card lacks its field */
function elementOf(
  [name, className, content]: PlaceholderElement,
  card: Element,
): HTMLElement | undefined {
  const element = document.createElement(name);
  element.className = className || '';
  if (typeof content === 'string') {
    const attribute = `data-${content}`;
    const source = card.querySelector(`[${attribute}]`);
    return source && fill(element, source, attribute) ? element : undefined;
  }
  for (const part of content) {
    const child = elementOf(part, card);
    if (child) element.append(child);
  }
  return element;
}

function pageOf({ element, status }: PagePlaceholder, card: Element): HTMLElement {
  const page = document.createElement('div');
  const live = document.createElement('div');
  const header = document.querySelector('header');
  page.id = 'shop-early';
  page.append(elementOf(element, card) ?? '', live);
  live.setAttribute('role', 'status');
  setTimeout(() => {
    live.textContent = status;
  }, ANNOUNCE_AFTER_MS);
  if (header && innerWidth >= WIDE_PX)
    page.style.top = `${header.getBoundingClientRect().bottom}px`;
  return page;
}

/** One more entry of the history, as the client's own history writes it. @returns the one before */
function pushEntry(to: string): ShownEntry {
  let state = history.state || {};
  if (!state.key) {
    state = { usr: null, idx: state.idx, key: Math.random().toString(36).slice(2, 10) };
    history.replaceState(state, '');
  }
  const before = { href: here(), state };
  history.pushState(null, '', to);
  return before;
}

const here = (): string => location.pathname + location.search + location.hash;

const isPlain = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * @param placeholders of the page's data
 * @returns nothing without placeholders, and in a browser without constructed style sheets: there a click loads a
 *   document
 */
export function answerClicks(
  placeholders: readonly PagePlaceholder[] | undefined,
): EarlyClicks | undefined {
  if (!placeholders || !document.adoptedStyleSheets) return undefined;
  const root = () => document.getElementById('root');
  let timer: ReturnType<typeof setTimeout>;
  let styles: CSSStyleSheet | undefined;

  function style(ofPlaceholder: string): void {
    if (!styles) {
      styles = new CSSStyleSheet();
      document.adoptedStyleSheets.push(styles);
    }
    styles.replaceSync(earlyClickStyles + ofPlaceholder);
  }

  const open = () => early.click && location.replace(early.click.to);

  /** Without `before` the client has shown a page already: it listens to Back itself, and was called first. */
  function onPop(): void {
    if (!early.before || here() === early.before.href) early.clear();
    else location.reload();
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || early.click || link.target || !isPlain(event) || !early.draw(link)) return;
    event.preventDefault();
    event.stopPropagation();
    timer = setTimeout(open, CLIENT_WAIT_MS);
    early.prefetch?.(link.getAttribute('href') ?? '', true);
  }

  const early: EarlyClicks = {
    draw(link) {
      const to = link.getAttribute('href') ?? '';
      const card = link.closest('[data-card]');
      const placeholder = placeholders.find(({ path }) => path === to.split('?')[0]);
      if (!card || !placeholder) return false;
      const page = pageOf(placeholder, card);
      style(placeholder.styles);
      root()?.setAttribute('aria-hidden', 'true');
      document.body.prepend(page);
      early.before = pushEntry(to);
      early.click = { page, to };
      addEventListener('popstate', onPop);
      return true;
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
