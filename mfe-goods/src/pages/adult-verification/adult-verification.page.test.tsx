import { adultCalls, paths } from '@shop/shared/contracts';
import { screen } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';

const returnTo = paths.goods(130);
const brought = { requestNo: 'r'.repeat(22), answer: 'sealed' };

const open = (answers: Parameters<typeof renderPage>[1], query: Record<string, string> = {}) =>
  renderPage(paths.adultVerification({ returnTo, ...query }), {
    [adultCalls.state.id]: () => ({ isVerified: false, endsAt: null }),
    ...answers,
  });

test('takes the answer of the provider to the api once, and goes on where the shopper was', async () => {
  const { sentTo } = open(
    { [adultCalls.confirm.id]: () => ({ returnTo: '/mypage', endsAt: '2027-11-23T00:00:00Z' }) },
    brought,
  );
  expect(await screen.findByText('다른 화면 /mypage')).toBeVisible();
  expect(await screen.findByText('성인 인증을 마쳤어요')).toBeVisible();
  expect(sentTo(adultCalls.confirm.id).map(({ input }) => input)).toEqual([{ body: brought }]);
});

test.each([
  ['a minor', 'VERIFICATION_UNDERAGE', '19세 미만은 볼 수 없는 상품이에요.'],
  ['a wrong birth date', 'VERIFICATION_OTHER_PERSON', '회원 정보의 생년월일과 달라요.'],
  ['a canceled one', 'VERIFICATION_CANCELED', '인증을 취소했어요.'],
])('says why it refuses %s, and offers another try', async (_, code, message) => {
  open(
    {
      [adultCalls.confirm.id]: () => {
        throw refused(422, code, message);
      },
    },
    brought,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: '휴대폰 본인인증' })).toBeEnabled();
});

test('goes on when the answer was counted before, as after a reload', async () => {
  open(
    {
      [adultCalls.state.id]: () => ({ isVerified: true, endsAt: '2027-11-23T00:00:00Z' }),
      [adultCalls.confirm.id]: () => {
        throw refused(422, 'VERIFICATION_REFUSED', '확인할 수 없는 인증 결과예요.');
      },
    },
    brought,
  );
  expect(await screen.findByRole('link', { name: '계속하기' })).toHaveAttribute('href', returnTo);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that the day has no further try', async () => {
  const { user, sentTo } = open({
    [adultCalls.start.id]: () => {
      throw refused(429, 'VERIFICATION_LIMIT', '본인인증은 하루에 10번까지 시도할 수 있어요.');
    },
  });
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인인증' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('하루에 10번까지');
  expect(sentTo(adultCalls.start.id).map(({ input }) => input)).toEqual([{ body: { returnTo } }]);
});

test('leads a verified member who signed in for it straight on', async () => {
  const intent = { kind: 'adult.verify', data: {}, returnTo: '/', at: Date.now() };
  sessionStorage.setItem('shop.intent', JSON.stringify(intent));
  open(
    { [adultCalls.state.id]: () => ({ isVerified: true, endsAt: '2027-11-23T00:00:00Z' }) },
    { returnTo: '/mypage' },
  );
  expect(await screen.findByText('다른 화면 /mypage')).toBeVisible();
});

test('goes on within the shop only', async () => {
  open(
    { [adultCalls.state.id]: () => ({ isVerified: true, endsAt: '2027-11-23T00:00:00Z' }) },
    { returnTo: 'https://evil.example' },
  );
  expect(await screen.findByRole('link', { name: '계속하기' })).toHaveAttribute('href', '/main');
});
