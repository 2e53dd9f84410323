import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { type Corner, createPathTable } from '@shop/shared/contracts';
import { axeFindings } from '@shop/shared/testing/axe-findings';
import { sitePaths } from '@shop/shared/testing/site-paths';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DirectCorner } from '../features/corners/direct-corner';
import { nameOf } from './corner-item-name';
import { fakeIntersectionObserver } from './fake-intersection-observer';

const NOW_MS = Date.UTC(2026, 2, 2, 1);
const coupons = { usableCount: 0, coupons: [], takenNos: [] };

/** A visitor's page that contains only the corner. */
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

const { ownerOf } = createPathTable(sitePaths);

/** Pages of the shell and of the remotes. */
const isShopPath = (href: string): boolean => {
  const { pathname } = new URL(href, 'http://shop.test');
  return (
    href.startsWith('/') && (ownerOf(pathname) !== undefined || pathname.startsWith('/common/'))
  );
};

/** The number of items these corners show at first. All other corners show every item. */
const shownAtFirst: Readonly<Record<string, number>> = { 'hot-deal': 1, wbti: 2 };

/**
 * The tests that every corner passes: it hydrates without differences, has no axe violations,
 * renders nothing without items, and reports one impression.
 */
export function describeCorner(filled: Corner): void {
  describe(filled.cornerId, () => {
    const drawn = <DirectCorner corner={filled} />;

    // Preloads the deferred code, so that the order of the tests does not matter.
    beforeAll(async () => {
      const { container, unmount } = render(<Shop>{drawn}</Shop>);
      await waitFor(() => expect(container.querySelector('main')?.textContent).not.toBe(''));
      unmount();
    });

    test('renders content', () => {
      const { container } = render(<Shop>{drawn}</Shop>);
      expect(container.querySelector('main')?.textContent).not.toBe('');
    });

    test('shows each item of its data', () => {
      const { container } = render(<Shop>{drawn}</Shop>);
      const said = [...container.querySelectorAll('[alt], [aria-label]')]
        .map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label'))
        .concat(container.textContent);
      const count = shownAtFirst[filled.cornerId] ?? filled.tabs?.[0]?.size;
      const names = filled.items.slice(0, count).map(nameOf);
      expect(names.filter((name) => !said.some((words) => words?.includes(name)))).toEqual([]);
    });

    test('hydrates without differences and without style attributes', async () => {
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

    test('has no axe violations and links only to pages of the shop', async () => {
      // Static markup, so that no clock ticks while axe runs.
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<Shop isServer>{drawn}</Shop>);
      expect(await axeFindings(container)).toEqual([]);
      expect(linksOf(container).filter((href) => !isShopPath(href))).toEqual([]);
      container.remove();
    });

    test('renders nothing when it has no items', () => {
      const empty = { ...filled, title: '', items: [], tabs: [] };
      const { container } = render(
        <Shop>
          <DirectCorner corner={empty} />
        </Shop>,
      );
      expect(container.querySelector('main')?.textContent).toBe('');
    });

    test('reports one impression when half of it is visible', async () => {
      globalThis.dataLayer = [];
      const observer = fakeIntersectionObserver();
      const { container } = render(<Shop>{drawn}</Shop>);
      observer.show(0.3);
      expect(globalThis.dataLayer).toEqual([]);
      observer.show(0.6);
      observer.show(0.9);
      const { cornerNo, cornerId, title } = filled;
      expect(globalThis.dataLayer).toEqual([{ event: 'impression', cornerNo, cornerId, title }]);
      expect(container).toBeInTheDocument();
      observer.restore();
    });
  });
}
