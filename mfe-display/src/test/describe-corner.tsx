import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/boot';
import { type Corner, ownerOf } from '@shop/shared/contracts';
import { axeFindings } from '@shop/shared/testing/axe-findings';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DirectCorner } from '../features/corners/direct-corner';
import { fakeSight } from './fake-sight';
import { nameOf } from './thing-name';

const NOW_MS = Date.UTC(2026, 2, 2, 1);
const coupons = { usableCount: 0, coupons: [] };

/** A shop of a visitor in which nothing but the corner stands. */
function Shop({ isServer = false, children }: { isServer?: boolean; children: ReactNode }) {
  const call = async () => coupons;
  const app = createApp({
    call: call as never,
    session: visitorSession,
    isServer,
    renderedAtMs: NOW_MS,
  });
  const router = createMemoryRouter([{ path: '*', element: <main>{children}</main> }]);
  return (
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
}

const linksOf = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** Pages that the shell itself has, beside those of the remotes. */
const isShopPath = (href: string): boolean => {
  const { pathname } = new URL(href, 'http://shop.test');
  return (
    href.startsWith('/') && (ownerOf(pathname) !== undefined || pathname.startsWith('/common/'))
  );
};

/** Of these corners so many things are there at first; of all others each one. */
const shownAtFirst: Readonly<Record<string, number>> = { 'hot-deal': 1, wbti: 2 };

/**
 * What every corner keeps, whatever its id: server and browser draw the same, axe finds nothing, it is not there without its things, and it is reported once when seen.
 */
export function describeCorner(filled: Corner): void {
  describe(filled.cornerId, () => {
    const drawn = <DirectCorner corner={filled} />;

    // The code of what comes later is there, whichever corner is the first to ask for it.
    beforeAll(async () => {
      const { container, unmount } = render(<Shop>{drawn}</Shop>);
      await waitFor(() => expect(container.querySelector('main')?.textContent).not.toBe(''));
      unmount();
    });

    test('is drawn', () => {
      const { container } = render(<Shop>{drawn}</Shop>);
      expect(container.querySelector('main')?.textContent).not.toBe('');
    });

    test('shows each thing that it was given', () => {
      const { container } = render(<Shop>{drawn}</Shop>);
      const said = [...container.querySelectorAll('[alt], [aria-label]')]
        .map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label'))
        .concat(container.textContent);
      const count = shownAtFirst[filled.cornerId] ?? filled.tabs?.[0]?.size;
      const names = filled.items.slice(0, count).map(nameOf);
      expect(names.filter((name) => !said.some((words) => words?.includes(name)))).toEqual([]);
    });

    test('is the same on the server and in the browser, without a style attribute', async () => {
      const html = renderToString(<Shop isServer>{drawn}</Shop>);
      expect(html).not.toMatch(/ style="/);
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      const differences: unknown[] = [];
      const root = await act(async () =>
        hydrateRoot(container, <Shop>{drawn}</Shop>, {
          onRecoverableError: (error) => differences.push(error),
        }),
      );
      expect(differences).toEqual([]);
      act(() => root.unmount());
      container.remove();
    });

    test('gives axe nothing to find, and leads only to pages of the shop', async () => {
      // Still markup: no clock ticks while axe looks.
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<Shop isServer>{drawn}</Shop>);
      expect(await axeFindings(container)).toEqual([]);
      expect(linksOf(container).filter((href) => !isShopPath(href))).toEqual([]);
      container.remove();
    });

    test('is not there when it has nothing to show', () => {
      const empty = { ...filled, title: '', items: [], tabs: [] };
      const { container } = render(
        <Shop>
          <DirectCorner corner={empty} />
        </Shop>,
      );
      expect(container.querySelector('main')?.textContent).toBe('');
    });

    test('is reported once, when half of it is seen', async () => {
      globalThis.dataLayer = [];
      const sight = fakeSight();
      const { container } = render(<Shop>{drawn}</Shop>);
      sight.show(0.3);
      expect(globalThis.dataLayer).toEqual([]);
      sight.show(0.6);
      sight.show(0.9);
      const { cornerNo, cornerId, title } = filled;
      expect(globalThis.dataLayer).toEqual([{ event: 'impression', cornerNo, cornerId, title }]);
      expect(container).toBeInTheDocument();
      sight.restore();
    });
  });
}
