import type { App, RemoteRoute } from '@shop/shared/app';
import type { CallSchema } from '@shop/shared/contracts';
import * as schemas from '@shop/shared/contracts/schemas';
import { type MarkupPage, type StageCodes, type StageScene, stateWord } from '@shop/shared/markup';
import { screen, waitFor } from '@testing-library/react';
import { renderRemotePage } from './render-remote-page';

/** Words that a state shows, or a look at its page. */
export type Sign = string | ((page: HTMLElement) => boolean);

interface MarkupFamily {
  createRoutes: (app: App) => RemoteRoute[];
  markupPages: readonly MarkupPage[];
  /** The states of each page. */
  stageCodes: StageCodes;
  /** Of the pages that stand on a scene. */
  sceneOf: (code: string) => StageScene;
  /**
   * What tells each state from the others of its page, by code or by state word; all signs of one state
   * are shown together. One state of a page, the ordinary one, may do without (`[]`): it shows none of
   * the others' signs.
   */
  signs: Readonly<Record<string, readonly Sign[]>>;
  /** Codes that show the same on purpose: the first stands for the second. */
  sameAs?: Readonly<Record<string, string>>;
}

/** The shape of a call's answer by the call's id: `goods.detail` is goodsSchemas.detail. */
function replyOf(id: string): CallSchema['reply'] {
  const [group, key = ''] = id.split('.');
  const all = schemas as unknown as Record<string, Record<string, CallSchema>>;
  const schema = all[`${group}Schemas`]?.[key];
  if (!schema) throw new Error(`There are no shapes for ${id}.`);
  return schema.reply;
}

const isShown = (sign: Sign): boolean =>
  typeof sign === 'string'
    ? (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').includes(sign)
    : sign(screen.getByRole('main'));

/** What every remote's reference pages keep: each opens in its state, and its answers are what the api would say. */
export function describeMarkup(family: MarkupFamily): void {
  const { createRoutes, markupPages, stageCodes, sceneOf, signs, sameAs = {} } = family;
  const codeOf = ({ path }: MarkupPage) => path.replace('/markup/', '').split('?', 1)[0] ?? '';
  const onStage = markupPages
    .filter(({ group }) => group === 'state' || group === 'skeleton')
    .map((page) => [codeOf(page)]);

  const signsOf = (code: string): readonly Sign[] => {
    const found = signs[code] ?? signs[stateWord(code)];
    if (!found) throw new Error(`Nothing tells ${code} from the other states of its page.`);
    return found;
  };
  /** Other states of the same page that say of themselves that they are shown now. */
  const othersShown = (code: string): string[] =>
    Object.values(stageCodes)
      .filter((codes) => codes.includes(code))
      .flat()
      .filter((other) => other !== code && sameAs[other] !== code && sameAs[code] !== other)
      .filter((other) => signsOf(other).length > 0 && signsOf(other).every(isShown));

  test.each(onStage)('%s has answers of the shape the api gives', (code) => {
    for (const [id, answer] of Object.entries(sceneOf(code).answers ?? {})) {
      if (typeof answer === 'function') continue;
      expect({ id, error: replyOf(id).safeParse(answer).error?.issues }).toEqual({ id });
    }
  });

  test.each(onStage)(
    '%s shows its state, and no other of its page, without a call',
    async (code) => {
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
    },
  );

  test('at most one state of a page has no sign of its own', () => {
    const without = Object.entries(stageCodes).map(([page, codes]) => [
      page,
      codes.filter((code) => signsOf(code).length === 0),
    ]);
    expect(without.filter(([, codes]) => (codes?.length ?? 0) > 1)).toEqual([]);
  });
}
