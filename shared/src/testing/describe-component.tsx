import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { axeFindings } from './axe-findings';
import { InShop, renderInShop } from './render-in-shop';

/**
 * What every component of the design system keeps, whatever it does: nothing for axe to find, the
 * same markup on the server and in the browser, and no style attribute, which the content policy
 * would refuse.
 */
export function describeComponent(name: string, element: ReactNode): void {
  describeMarkup(name, element, <main>{element}</main>);
}

/** The same for what brings its own `<main>`, at an address. */
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
    test('gives axe nothing to find', async () => {
      const { container } = renderInShop(inDocument, path);
      expect(await axeFindings(container)).toEqual([]);
    });

    test('is rendered on the server and hydrated without a difference', async () => {
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
      // What ticks must not tick on after the test.
      act(() => root.unmount());
    });
  });
}
