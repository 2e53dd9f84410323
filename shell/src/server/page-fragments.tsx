import {
  type App,
  AppProvider,
  type FragmentName,
  type FragmentUse,
  isApiError,
  type LoadFragment,
} from '@shop/shared/app';
import type { RenderRequest } from '@shop/shared/app/document';
import { loadFragmentWithData } from '@shop/shared/app/fragments';
import { createMemoryHistory, createRouter, RouterProvider } from '@shop/shared/app/navigation';
import { partsOfFragment } from '@shop/shared/contracts';
import { fragmentKey, readyFragment } from '@shop/shared/ui';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The page waits no longer for a fragment after its own data. */
const FRAGMENT_WAIT_MS = 400;

/** Loads a fragment from its owner's server build, which is the one of this visitor. */
export const fragmentLoader = ({ remotes }: Pick<RenderRequest, 'remotes'>): LoadFragment =>
  (async (name: FragmentName) => {
    const { owner, part } = partsOfFragment(name);
    const load = remotes.get(owner).fragments[part];
    if (!load) throw new Error(`This build of mfe-${owner} has no fragment "${part}".`);
    return load();
  }) as LoadFragment;

/** Renders a fragment without its page, so that one that throws can be left out of the page. */
function renderAlone<P extends object>(app: App, url: URL, props: P, Component: ComponentType<P>) {
  const history = createMemoryHistory([url.pathname + url.search]);
  renderToString(
    <AppProvider app={app}>
      <RouterProvider router={createRouter({ routes: [], history, hydration: {} })}>
        {createElement(Component, props)}
      </RouterProvider>
    </AppProvider>,
  );
}

/**
 * Loads a fragment of a page's first screen with its data, and marks it when it can be rendered. The
 * place of one that fails or is late stays empty: the browser tries it once more.
 */
export async function prepareFragment(
  { onFailure, url }: Pick<RenderRequest, 'onFailure' | 'url'>,
  app: App,
  use: FragmentUse,
): Promise<void> {
  let isLate = false;
  const prepare = async (): Promise<void> => {
    try {
      await loadFragmentWithData(app, use, FRAGMENT_WAIT_MS);
      const Component = readyFragment(app, use);
      if (isLate || !Component) return;
      renderAlone(app, url, use.props, Component);
      app.fragments.rendered.add(fragmentKey(use));
    } catch (error) {
      // A failure of the api is not one of the build.
      if (!isApiError(error)) onFailure(partsOfFragment(use.name).owner, error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const timeOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FRAGMENT_WAIT_MS);
  });
  await Promise.race([prepare(), timeOut]);
  clearTimeout(timer);
  isLate = true;
}
