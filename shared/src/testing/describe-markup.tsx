import type { App, RemoteRoute } from '@shop/shared/app';
import type { CallSchema } from '@shop/shared/contracts';
import * as schemas from '@shop/shared/contracts/schemas';
import type { MarkupPage, StageScene } from '@shop/shared/markup';
import { screen, waitFor } from '@testing-library/react';
import { renderRemotePage } from './render-remote-page';

interface MarkupFamily {
  createRoutes: (app: App) => RemoteRoute[];
  markupPages: readonly MarkupPage[];
  /** Of the pages that stand on a scene. */
  sceneOf: (code: string) => StageScene;
}

/** The shape of a call's answer by the call's id: `goods.detail` is goodsSchemas.detail. */
function replyOf(id: string): CallSchema['reply'] {
  const [group, key = ''] = id.split('.');
  const all = schemas as unknown as Record<string, Record<string, CallSchema>>;
  const schema = all[`${group}Schemas`]?.[key];
  if (!schema) throw new Error(`There are no shapes for ${id}.`);
  return schema.reply;
}

/** What every remote's reference pages keep: each opens, and its answers are what the api would say. */
export function describeMarkup({ createRoutes, markupPages, sceneOf }: MarkupFamily): void {
  const codeOf = ({ path }: MarkupPage) => path.replace('/markup/', '').split('?', 1)[0] ?? '';
  const onStage = markupPages.filter(({ group }) => group === 'state' || group === 'skeleton');

  test.each(onStage.map((page) => [codeOf(page)]))(
    '%s has answers of the shape the api gives',
    (code) => {
      for (const [id, answer] of Object.entries(sceneOf(code).answers ?? {})) {
        if (typeof answer === 'function') continue;
        expect({ id, error: replyOf(id).safeParse(answer).error?.issues }).toEqual({ id });
      }
    },
  );

  test.each(onStage.map(({ path }) => [path]))('%s opens without a call', async (path) => {
    const { sent } = renderRemotePage(createRoutes, path, {});
    await waitFor(() => expect(screen.getByRole('main')).toBeVisible());
    expect(screen.queryByText(/^다른 화면/)).toBeNull();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(sent).toEqual([]);
  });
}
