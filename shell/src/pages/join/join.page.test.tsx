import { ApiError, visitorSession } from '@shop/shared/app';
import { takeNotice } from '@shop/shared/app/login';
import type { JoinForm } from '@shop/shared/contracts';
import { type JoinTerm, joinTerms, tableKeys } from '@shop/shared/domain';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen, waitFor, within } from '@testing-library/react';
import { shellRoutes } from '../../frame/shell-routes';

// jsdom cannot leave the page, and logs an error.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const form: JoinForm = {
  customer: {
    nameMasked: '박*음',
    phoneMasked: '010-****-1234',
    emailMasked: '',
    birthMasked: '1991년',
    typeName: '일반회원',
  },
  terms: tableKeys<JoinTerm>(joinTerms).map((code) => ({
    code,
    ...joinTerms[code],
    body: `${code}의 내용`,
    version: '2026-01-01',
  })),
  couponNames: ['첫 구매 10% 쿠폰'],
};

const open = (answers: Parameters<typeof renderRemotePage>[2] = {}) =>
  renderRemotePage(
    shellRoutes,
    '/auth/join?returnTo=%2Fbasket',
    { 'join.form': () => form, ...answers },
    visitorSession,
  );

test('shows what the card company hands over before anything is agreed to', async () => {
  open();
  const table = await screen.findByRole('table', { name: '카드사에서 받는 정보' });
  expect(within(table).getByRole('cell', { name: '박*음' })).toBeVisible();
  expect(screen.getByText(/첫 구매 10% 쿠폰/)).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('leads to the first term that is missing, and sends nothing', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('checkbox', { name: /필수.*14세/ }));
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  expect(screen.getByText('필수 약관에 모두 동의해 주세요')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /필수.*이용약관/ })).toHaveFocus();
  expect(sentTo('join.join')).toHaveLength(0);
});

test('agrees to the required terms at once, and to advertising only by its own box', async () => {
  const { user, sentTo } = open({ 'join.join': () => new Promise(() => {}) });
  await user.click(await screen.findByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await user.click(screen.getByRole('checkbox', { name: /선택.*문자/ }));
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  await waitFor(() => expect(sentTo('join.join')).toHaveLength(1));
  expect(sentTo('join.join')).toMatchObject([
    { input: { body: { terms: ['AGE', 'SERVICE', 'PRIVACY', 'CARD', 'MARKETING_SMS'] } } },
  ]);
});

test('says what the new member got', async () => {
  const { user } = open({
    'join.join': () => ({ isFirstLogin: 'Y', mbrNo: 0 }),
    'basket.merge': () => ({ merged: 0, count: 0 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  await waitFor(() =>
    expect(takeNotice()).toBe('가입했어요. 첫 구매 10% 쿠폰을 쿠폰함에 넣었어요'),
  );
});

test.each([
  [410, 'JOIN_ENDED', '가입할 수 있는 시간이 지났어요.'],
  [422, 'JOIN_AGE', '만 14세부터 가입할 수 있어요.'],
])('leads on when the answer is %i %s', async (status, code, message) => {
  open({ 'join.form': () => Promise.reject(new ApiError(status, code, message)) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: '다시 로그인' })).toHaveAttribute(
    'href',
    '/common/login-auth?returnTo=%2Fbasket',
  );
});
