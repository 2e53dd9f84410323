import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { axeFindings } from './axe-findings';
import { InShop, renderInShop } from './render-in-shop';

/**
 * Conformance suite of every component of the design system: no axe violations, the same HTML on
 * the server and in the browser, and no style attribute, which the content policy blocks.
 */
export function describeComponent(name: string, element: ReactNode): void {
  describeMarkup(name, element, <main>{element}</main>);
}

/** The same suite for an element with its own `<main>`, rendered at this path. */
export function describePage(name: string, element: ReactNode, path = '/'): void {
  describeMarkup(name, element, element, path);
}

function describeMarkup(
  name: string,
  element: ReactNode,
  inDocument: ReactNode,
  path?: string,
): void {
  describe(name, () => {
    test('has no axe violations', async () => {
      // Parts that load on demand are there before they are checked.
      const { container } = await act(async () => renderInShop(inDocument, path));
      expect(await axeFindings(container)).toEqual([]);
    });

    test('hydrates without differences from the server HTML', async () => {
      const html = renderToString(<InShop path={path}>{element}</InShop>);
      expect(html).not.toMatch(/ style="/);
      const container = document.createElement('div');
      container.innerHTML = html;
      const differences: unknown[] = [];
      const root = await act(async () =>
        hydrateRoot(container, <InShop path={path}>{element}</InShop>, {
          onRecoverableError: (error) => differences.push(error),
        }),
      );
      expect(differences).toEqual([]);
      // Timers must not run after the test.
      act(() => root.unmount());
    });
  });
}
