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
