import { screen, waitFor, within } from '@testing-library/react';
import { changingTerm, termLines, termOfUse } from '../../markup/fixtures/terms';
import { renderPage } from '../../test/render-page';

const open = (path: string) =>
  renderPage(path, {
    'term.list': () => ({ terms: termLines }),
    'term.detail': ({
      params,
      query,
    }: {
      params: { code: string };
      query: { version?: string };
    }) =>
      query.version === '2026-04-01'
        ? { ...changingTerm, shown: '2026-04-01' }
        : { ...changingTerm, code: params.code, articles: termOfUse.articles },
  });

test('announces what changes, and leads to the coming version and its history', async () => {
  const { user } = open('/cs/terms');
  expect(await screen.findByText('2026.04.01부터 바뀌어요')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '바뀌는 내용 보기' }));
  expect(await screen.findByText('2026.04.01부터 적용')).toBeVisible();
  const history = within(screen.getByRole('list', { name: '이용약관 변경 이력' }));
  expect(history.getByRole('link', { name: '2026.04.01' })).toHaveAttribute('aria-current', 'true');
  await user.click(history.getByRole('link', { name: '2026.01.01' }));
  expect(await screen.findByText('2026.01.01부터 적용')).toBeVisible();
});

test('changes the document by the list, in which a coming change is marked', async () => {
  const { user, sentTo } = open('/cs/terms?code=901');
  const choice = await screen.findByRole('combobox', { name: '약관과 정책 선택' });
  expect(within(choice).getByRole('option', { name: '이용약관 (변경 예정)' })).toBeVisible();
  await user.selectOptions(choice, '포인트·코인 이용약관');
  await waitFor(() =>
    expect(sentTo('term.detail').at(-1)).toMatchObject({ input: { params: { code: '910' } } }),
  );
});
