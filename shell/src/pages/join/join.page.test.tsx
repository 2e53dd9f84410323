import { ApiError, visitorSession } from '@shop/shared/app';
import { takeNotice } from '@shop/shared/app/login';
import type { JoinForm } from '@shop/shared/contracts';
import { joinTerms, joinTermsOf } from '@shop/shared/domain';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen, waitFor, within } from '@testing-library/react';
import { shellRoutes } from '../../frame/shell-routes';

// jsdom cannot leave the page, and logs an error.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const form: JoinForm = {
  sourceName: '카드사',
  asks: [],
  customer: {
    nameMasked: '박*음',
    phoneMasked: '010-****-1234',
    emailMasked: '',
    birthMasked: '1991년',
    typeName: '일반회원',
  },
  terms: joinTermsOf('CARD').map((code) => ({
    code,
    ...joinTerms[code],
    body: `${code}의 내용`,
    version: '2026-01-01',
  })),
  couponNames: ['첫 구매 10% 쿠폰'],
  recommendationCoinWon: null,
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

const social: JoinForm = {
  ...form,
  sourceName: '온담 계정',
  asks: ['name', 'phone', 'birth'],
  customer: {
    nameMasked: '',
    phoneMasked: '',
    emailMasked: 'on***@example.com',
    birthMasked: '',
    typeName: '일반회원',
  },
  recommendationCoinWon: 2_000,
};

const refusedOnce = (error: ApiError) => {
  const answers = [() => Promise.reject(error), () => new Promise(() => {})];
  return () => answers.shift()?.();
};

test('asks for what a provider does not hand over, and shows what is wrong with it', async () => {
  const fields = [{ path: 'phone', message: '휴대폰 번호를 다시 입력해 주세요.' }];
  const { user, sentTo } = open({
    'join.form': () => social,
    'join.join': refusedOnce(new ApiError(400, 'INVALID', '확인해 주세요.', { fields })),
  });
  const table = await screen.findByRole('table', { name: '온담 계정에서 받는 정보' });
  expect(within(table).queryByText('휴대폰')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /이름/ }), '한누리');
  await user.type(screen.getByRole('textbox', { name: /휴대폰/ }), '01055');
  await user.type(screen.getByRole('textbox', { name: /생년월일/ }), '1990-03-15');
  await user.click(screen.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  expect(await screen.findByText('휴대폰 번호를 다시 입력해 주세요.')).toBeVisible();
  const phone = screen.getByRole('textbox', { name: /휴대폰/ });
  expect(phone).toHaveFocus();
  expect(phone).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /이름/ })).toHaveValue('한누리');
  await user.clear(phone);
  await user.type(phone, '01055550001');
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  await waitFor(() => expect(sentTo('join.join')).toHaveLength(2));
  expect(sentTo('join.join')[1]).toMatchObject({
    input: { body: { name: '한누리', phone: '010-5555-0001', birth: '19900315' } },
  });
});

test('loses nothing by a wrong code of a friend', async () => {
  const refusal = new ApiError(422, 'RECOMMENDATION_CODE', '추천코드를 다시 확인해 주세요.');
  const { user, sentTo } = open({
    'join.form': () => ({ ...form, recommendationCoinWon: 2_000 }),
    'join.join': refusedOnce(refusal),
  });
  const code = await screen.findByRole('textbox', { name: /친구 추천코드/ });
  await user.type(code, 'AAAA');
  await user.click(screen.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  expect(await screen.findByText('추천코드를 다시 확인해 주세요.')).toBeVisible();
  expect(code).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' })).toBeChecked();
  await user.clear(code);
  await user.click(screen.getByRole('button', { name: '동의하고 가입하기' }));
  await waitFor(() => expect(sentTo('join.join')).toHaveLength(2));
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
