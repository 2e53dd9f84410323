import { ApiError } from '@shop/shared/app';
import { takeNotice } from '@shop/shared/app/login';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen, waitFor } from '@testing-library/react';
import { shellRoutes } from '../../frame/shell-routes';

// jsdom cannot leave the page, and logs an error.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

let last = 0;
/** Each page has a lid of its own, because a page uses one only once. */
const open = (login: () => unknown) => {
  last += 1;
  const lid = `lid-${last}`;
  const path = `/auth/callback?${new URLSearchParams({ lid, state: 's1', returnTo: '/basket' })}`;
  return { lid, ...renderRemotePage(shellRoutes, path, { 'member.login': login }) };
};

test('sends the state of the beginning, and agrees to nothing by itself', async () => {
  const { lid, sentTo } = open(() => new Promise(() => {}));
  expect(await screen.findByRole('heading', { name: '로그인하고 있어요' })).toBeVisible();
  await waitFor(() => expect(sentTo('member.login')).toHaveLength(1));
  expect(sentTo('member.login')).toMatchObject([
    { input: { body: { lid, state: 's1', isReplacing: false } } },
  ]);
});

test('asks before another member takes the place of the one who is signed in', async () => {
  const answers = [
    () => Promise.reject(new ApiError(409, 'ALREADY_SIGNED_IN', '이미 로그인한 회원이 있어요.')),
    () => new Promise(() => {}),
  ];
  const { user, sentTo } = open(() => answers.shift()?.());
  expect(await screen.findByRole('heading', { name: '새로 로그인할까요?' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('지금 회원은 로그아웃돼요');
  expect(screen.getByRole('link', { name: '그대로 있기' })).toHaveAttribute('href', '/main');
  await user.click(screen.getByRole('button', { name: '새로 로그인' }));
  await waitFor(() => expect(sentTo('member.login')).toHaveLength(2));
  expect(sentTo('member.login')[1]).toMatchObject({ input: { body: { isReplacing: true } } });
});

test('says why a return that this browser did not begin signs nobody in', async () => {
  const message = '이 브라우저에서 시작한 로그인이 아니에요.';
  open(() => Promise.reject(new ApiError(403, 'LOGIN_NOT_STARTED', message)));
  await waitFor(() => expect(takeNotice()).toBe(message));
});

describe('the answer of a provider of accounts', () => {
  let lastState = 0;
  const openAnswer = (answer: object, finish: () => unknown) => {
    lastState += 1;
    const state = `state-${lastState}`;
    const path = `/auth/callback?${new URLSearchParams({ state, ...answer })}`;
    return { state, ...renderRemotePage(shellRoutes, path, { 'social.finish': finish }) };
  };
  const ownError = (status: number, code: string, message: string) => () =>
    Promise.reject(new ApiError(status, code, message, { returnTo: '/basket' }));

  test('is sent as it came, and may ask before another member takes the place', async () => {
    const answers = [ownError(409, 'ALREADY_SIGNED_IN', ''), () => new Promise(() => {})];
    const { user, state, sentTo } = openAnswer({ code: 'c1', iss: 'https://id.example' }, () =>
      answers.shift()?.(),
    );
    await user.click(await screen.findByRole('button', { name: '새로 로그인' }));
    await waitFor(() => expect(sentTo('social.finish')).toHaveLength(2));
    const body = { state, code: 'c1', iss: 'https://id.example' };
    expect(sentTo('social.finish')).toMatchObject([
      { input: { body: { ...body, isReplacing: false } } },
      { input: { body: { ...body, isReplacing: true } } },
    ]);
  });

  test.each([
    [403, 'SOCIAL_DENIED', '취소했어요.'],
    [401, 'SOCIAL_FAILED', '확인하지 못했어요.'],
    [503, 'SOCIAL_DOWN', '연결하지 못했어요.'],
    [409, 'CONNECTION_TAKEN', '다른 회원에게 연결된 계정이에요.'],
  ])('leads on with a sentence when it ends with %i %s', async (status, code, message) => {
    openAnswer({ error: 'access_denied' }, ownError(status, code, message));
    await waitFor(() => expect(takeNotice()).toBe(message));
  });

  test('says that an account was connected', async () => {
    openAnswer({ code: 'c2' }, () => ({ returnTo: '/mypage/my-info', login: null }));
    await waitFor(() => expect(takeNotice()).toBe('로그인을 연결했어요'));
  });
});
