import type { App, RemoteRoute } from '@shop/shared/app';
import type { CallSchema } from '@shop/shared/contracts';
import * as schemas from '@shop/shared/contracts/schemas';
import { type MarkupPage, type StageCodes, type StageScene, stateWord } from '@shop/shared/markup';
import { screen, waitFor } from '@testing-library/react';
import { renderRemotePage } from './render-remote-page';

/** Text that a state shows, or a predicate on its page. */
export type Sign = string | ((page: HTMLElement) => boolean);

interface MarkupFamily {
  createRoutes: (app: App) => RemoteRoute[];
  markupPages: readonly MarkupPage[];
  /** The states of each page. */
  stageCodes: StageCodes;
  /** Returns the scene of a page that depends on one. */
  sceneOf: (code: string) => StageScene;
  /**
   * The signs that distinguish each state from the others of its page, by code or by state word; all
   * signs of one state are shown together. One state of a page, the default one, may have none (`[]`):
   * it shows none of the others' signs.
   */
  signs: Readonly<Record<string, readonly Sign[]>>;
  /** Codes that show the same content on purpose, mapped to the code they share it with. */
  sameAs?: Readonly<Record<string, string>>;
}

/** Returns the response schema of a call by its id: `goods.detail` is goodsSchemas.detail. */
function replyOf(id: string): CallSchema['reply'] {
  const [group, key = ''] = id.split('.');
  const all = schemas as unknown as Record<string, Record<string, CallSchema>>;
  const schema = all[`${group}Schemas`]?.[key];
  if (!schema) throw new Error(`There is no schema for ${id}.`);
  return schema.reply;
}

const isShown = (sign: Sign): boolean =>
  typeof sign === 'string'
    ? (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').includes(sign)
    : sign(screen.getByRole('main'));

/**
 * Conformance suite of a remote's reference pages: each shows its state, and its responses match the
 * schemas of the api.
 */
export function describeMarkup(family: MarkupFamily): void {
  const { createRoutes, markupPages, stageCodes, sceneOf, signs, sameAs = {} } = family;
  const codeOf = ({ path }: MarkupPage) => path.replace('/markup/', '').split('?', 1)[0] ?? '';
  const onStage = markupPages
    .filter(({ group }) => group === 'state' || group === 'skeleton')
    .map((page) => [codeOf(page)]);

  const signsOf = (code: string): readonly Sign[] => {
    const found = signs[code] ?? signs[stateWord(code)];
    if (!found) throw new Error(`No sign distinguishes ${code} from the other states of its page.`);
    return found;
  };
  /** Returns the other states of the same page whose signs are all shown. */
  const othersShown = (code: string): string[] =>
    Object.values(stageCodes)
      .filter((codes) => codes.includes(code))
      .flat()
      .filter((other) => other !== code && sameAs[other] !== code && sameAs[code] !== other)
      .filter((other) => signsOf(other).length > 0 && signsOf(other).every(isShown));

  test.each(onStage)('%s has responses that match the schemas of the api', (code) => {
    for (const [id, answer] of Object.entries(sceneOf(code).answers ?? {})) {
      if (typeof answer === 'function') continue;
      expect({ id, error: replyOf(id).safeParse(answer).error?.issues }).toEqual({ id });
    }
  });

  test.each(onStage)('%s shows only its own state and calls no api', async (code) => {
    const { sent } = renderRemotePage(createRoutes, `/markup/${code}`, {});
    await waitFor(() => expect(screen.getByRole('main')).toBeVisible());
    await waitFor(() => {
      const missing = signsOf(code).filter((sign) => !isShown(sign));
      expect({ missing, othersShown: othersShown(code) }).toEqual({
        missing: [],
        othersShown: [],
      });
    });
    expect(screen.queryByText(/^다른 화면/)).toBeNull();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('lists signs for all states of a page except at most one', () => {
    const without = Object.entries(stageCodes).map(([page, codes]) => [
      page,
      codes.filter((code) => signsOf(code).length === 0),
    ]);
    expect(without.filter(([, codes]) => (codes?.length ?? 0) > 1)).toEqual([]);
  });
}
