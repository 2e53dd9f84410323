import { ApiError } from '@shop/shared/app';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen, waitFor } from '@testing-library/react';
import { shellRoutes } from '../../frame/shell-routes';

// jsdom cannot leave the page, and logs an error.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const terms = [
  { code: '901', title: '이용약관', version: '2026-12-01', summary: '제3조를 고쳤어요' },
  {
    code: '904',
    title: '개인정보 수집·이용 동의',
    version: '2026-12-01',
    summary: '항목을 더했어요',
  },
];
const detail = {
  ...{ ...terms[0], shown: '2026-12-01', coming: null },
  articles: [{ heading: '제3조 청약철회', paragraphs: ['새 조항이에요.'] }],
  history: [{ version: '2026-12-01', summary: '' }],
};

const open = (agree: () => unknown = () => new Promise(() => {})) =>
  renderRemotePage(shellRoutes, '/auth/terms?returnTo=%2Fbasket', {
    'term.pending': () => ({ terms }),
    'term.detail': () => detail,
    'term.agree': agree,
  });

test('sends nothing before all terms are agreed to, then all at once', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('checkbox', { name: '(필수) 이용약관에 동의해요' }));
  await user.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  expect(await screen.findByText('개인정보 수집·이용에 동의해 주세요')).toBeVisible();
  expect(sentTo('term.agree')).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: /개인정보 수집·이용/ }));
  await user.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  await waitFor(() => expect(sentTo('term.agree')).toHaveLength(1));
  const body = { terms: terms.map(({ code, version }) => ({ code, version })) };
  expect(sentTo('term.agree')).toMatchObject([{ input: { body } }]);
});

test('shows the words, and what changed', async () => {
  const { user } = open();
  expect(await screen.findByText('2026.12.01부터 적용 · 제3조를 고쳤어요')).toBeVisible();
  await user.click(screen.getByLabelText('이용약관 전문'));
  expect(await screen.findByText('새 조항이에요.')).toBeVisible();
});

test('offers to log out or to leave to who does not agree', async () => {
  const { user, sentTo } = open();
  expect(await screen.findByRole('link', { name: '회원 탈퇴' })).toHaveAttribute(
    'href',
    '/mypage/my-info?modalId=leave',
  );
  await user.click(screen.getByRole('button', { name: '동의하지 않고 로그아웃' }));
  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(sentTo('member.logout')).toHaveLength(1));
});

test('keeps the answers when the call fails', async () => {
  const { user } = open(() =>
    Promise.reject(new ApiError(409, 'STATE', '지금은 동의할 수 없어요.')),
  );
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  expect(await screen.findByText('지금은 동의할 수 없어요.')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
});
