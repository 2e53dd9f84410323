import { ApiError, visitorSession } from '@shop/shared/app';
import { MarkupStage } from '@shop/shared/markup';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { render, screen, within } from '@testing-library/react';
import { shellRoutes } from '../../frame/shell-routes';
import { Page } from './login-auth.page';

const open = (path: string) =>
  render(
    <InShop path={path}>
      <MarkupStage answers={{}}>
        <Page />
      </MarkupStage>
    </InShop>,
  );

test('says why to sign in, before the ways to do it', async () => {
  open('/login/auth');
  const reason = await screen.findByText(/찜하거나 주문하려면 로그인해 주세요/);
  const [first] = screen.getAllByRole('button');
  expect(first && reason.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('names the benefits of a member, and a way for those without a card', async () => {
  open('/login/auth');
  const benefits = await screen.findByRole('region', { name: '온담 회원 혜택' });
  expect(within(benefits).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: '로그인 없이 둘러보기' })).toHaveAttribute(
    'href',
    '/main',
  );
});

test.each([
  ['/order/sheet?sheetNo=1', '주문하려면 로그인해 주세요.'],
  ['/mypage/favorite-goods', '찜한 상품을 보려면 로그인해 주세요.'],
])('gives the reason of %s, without help for customers', async (returnTo, reason) => {
  open(`/login/auth?${new URLSearchParams({ returnTo })}`);
  expect(await screen.findByText(new RegExp(reason))).toBeVisible();
  expect(screen.queryByRole('button', { name: '자주 묻는 질문 보기' })).toBeNull();
});

test('offers the questions that need no sign-in to who looks for help', async () => {
  open(`/login/auth?${new URLSearchParams({ returnTo: '/cs/faq' })}`);
  expect(await screen.findByText(/고객센터는 로그인하고 이용해요/)).toBeVisible();
  expect(screen.getByRole('button', { name: '자주 묻는 질문 보기' })).toBeVisible();
});

test('says that nobody can sign in while the browser refuses cookies', async () => {
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  open('/login/auth');
  expect(await screen.findByRole('alert')).toHaveTextContent('쿠키가 꺼져 있어 로그인할 수 없어요');
  cookies.mockRestore();
});

test('begins a login with an account of another company, and says why it cannot', async () => {
  const { user, sentTo } = renderRemotePage(
    shellRoutes,
    '/common/login-auth?returnTo=%2Fbasket',
    {
      'social.providers': () => ({ providers: [{ id: '1', name: '온담 계정' }] }),
      'member.sampleMembers': () => ({ members: [] }),
      'social.begin': () => Promise.reject(new ApiError(503, 'SOCIAL_DOWN', '연결하지 못했어요.')),
    },
    visitorSession,
  );
  await user.click(await screen.findByRole('button', { name: '온담 계정으로 로그인' }));
  expect(await screen.findByText('연결하지 못했어요.')).toBeVisible();
  expect(sentTo('social.begin')).toMatchObject([
    { input: { body: { providerId: '1', returnTo: '/basket' } } },
  ]);
});
