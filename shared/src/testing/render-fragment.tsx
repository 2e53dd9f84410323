import {
  type App,
  type FragmentDefinition,
  type FragmentName,
  type FragmentUse,
  page,
} from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { FragmentSlot } from '@shop/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { type Answer, renderRemotePage } from './render-remote-page';

/**
 * Renders a fragment in the main element of another page for a signed-in member, with `answers` as the
 * api. Resolves when its data has come.
 */
export async function renderFragment<K extends FragmentName>(
  name: K,
  fragment: FragmentDefinition<K>,
  props: Fragments[K],
  answers: Record<string, Answer>,
) {
  const Page = () => (
    <main>
      <FragmentSlot
        fragment={{ name, props } as FragmentUse}
        className={undefined}
        failedText="불러오지 못했어요"
      />
    </main>
  );
  const createRoutes = (app: App) => {
    app.fragments.loaded.set(name, fragment as never);
    return [
      page(
        {
          id: 'another.page',
          path: '/',
          queryParams: [],
          title: '다른 화면',
          component: async () => ({ Page }),
        },
        app,
      ),
    ];
  };
  const rendered = renderRemotePage(createRoutes, '/', answers);
  await screen.findByRole('main');
  await waitFor(() => expect(screen.queryByText('불러오는 중이에요')).toBeNull());
  return rendered;
}
