import type { CallReply, consentCalls, socialCalls } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import {
  addressBook,
  connected,
  consents,
  devices,
  onlyConnection,
} from '../../markup/fixtures/my-info';
import { type Answer, refused, renderPage } from '../../test/render-page';

const profile = {
  mbrNm: '김*늘',
  telNo: '010-****-1101',
  email: 'ha***@ondam.example',
  birthDt: '1990****',
  mbrTypeNm: '일반회원',
};

const open = (answers: Record<string, Answer> = {}) =>
  renderPage('/mypage/my-info', {
    'member.loginInfo': () => profile,
    'address.list': () => addressBook,
    'consent.mine': () => consents,
    'device.list': () => devices,
    'social.mine': () => connected,
    'adult.state': () => ({ isVerified: false, endsAt: null }),
    ...answers,
  });

const section = (name: string) => screen.findByRole('region', { name });

test('shows the masked profile, and leads to the proof of age and back', async () => {
  open();
  const info = within(await section('회원 정보'));
  expect(await info.findByRole('cell', { name: '010-****-1101' })).toBeVisible();
  expect(info.getByRole('cell', { name: '1990년' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '인증하기' })).toHaveAttribute(
    'href',
    '/goods/detail/adultVerification?returnTo=%2Fmypage%2Fmy-info',
  );
});

test('makes another address the default one, and deletes one after a question', async () => {
  const [first, second] = addressBook.addresses;
  const { user, sentTo } = open({
    'address.makeDefault': () => ({
      ...addressBook,
      addresses: [
        { ...second, isDefault: true },
        { ...first, isDefault: false },
      ],
    }),
    'address.remove': () => ({ ...addressBook, addresses: [{ ...second, isDefault: true }] }),
  });
  await user.click(await screen.findByRole('button', { name: /김바다.*기본 배송지로/ }));
  expect(await screen.findByRole('button', { name: /김하늘.*기본 배송지로/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /김하늘.*삭제/ }));
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await waitFor(() => expect(screen.queryByText('101동 1203호')).toBeNull());
  expect(sentTo('address.remove')).toMatchObject([{ input: { params: { addressNo: 1 } } }]);
});

test('forbids a channel of advertising at once, and says since when', async () => {
  let now: CallReply<typeof consentCalls.mine> = consents;
  const { user, sentTo } = open({
    'consent.mine': () => now,
    'consent.change': () => {
      const at = '2026-03-05T01:00:00Z';
      now = {
        ...consents,
        marketing: consents.marketing.map((one) => ({ ...one, isGiven: false, at })),
      };
      return { at };
    },
  });
  const push = await screen.findByRole('switch', { name: /앱 알림/ });
  expect(push).toBeChecked();
  await user.click(push);
  expect(await screen.findByText('2026.03.05 수신 동의를 거뒀어요')).toBeVisible();
  expect(screen.getByRole('switch', { name: /앱 알림/ })).not.toBeChecked();
  expect(sentTo('consent.change')).toMatchObject([
    { input: { body: { code: 'MARKETING_PUSH', isGiven: false } } },
  ]);
});

test('keeps what holds when a change fails', async () => {
  const { user } = open({
    'consent.change': () => Promise.reject(refused(503, 'DOWN', '잠시 후 다시 시도해 주세요.')),
  });
  await user.click(await screen.findByRole('switch', { name: /앱 알림/ }));
  await waitFor(() => expect(screen.getByRole('switch', { name: /앱 알림/ })).toBeChecked());
});

test('shows all consents with the texts that were shown', async () => {
  const { user } = open();
  await user.click(await screen.findByText(/동의 내역 7건/));
  expect(screen.getAllByText(/2026-01-01부터의 약관/)).toHaveLength(7);
});

test('signs another device out after a question, never this one', async () => {
  let list = devices;
  const { user, sentTo } = open({
    'device.list': () => list,
    'device.signOut': () => {
      list = { devices: devices.devices.slice(0, 1) };
      return {};
    },
  });
  const places = within(await screen.findByRole('list', { name: '로그인한 기기' }));
  expect(places.getAllByRole('button')).toHaveLength(1);
  await user.click(places.getByRole('button', { name: /^Windows · Chrome.*로그아웃$/ }));
  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(screen.queryByText('Windows · Chrome')).toBeNull());
  expect(sentTo('device.signOut')).toMatchObject([
    { input: { params: { deviceId: 'b'.repeat(22) } } },
  ]);
  expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull();
});

describe('leaving', () => {
  const view = {
    obstacles: [],
    losses: { couponCount: 3, pointWon: 12_480, coinWon: 5_000 },
    kept: [{ what: '주문·결제·배송 기록', term: '5년', law: '전자상거래법 시행령 제6조' }],
  };

  test('says what is lost and kept before the button works, and sends what was read', async () => {
    const { user, sentTo } = open({
      'leaving.view': () => view,
      'leaving.leave': () => new Promise(() => {}),
    });
    await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    expect(await dialog.findByRole('cell', { name: '12,480P' })).toBeVisible();
    expect(dialog.getByRole('cell', { name: '5년 · 전자상거래법 시행령 제6조' })).toBeVisible();
    const confirm = dialog.getByRole('button', { name: '탈퇴하기' });
    expect(confirm).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /확인했어요/ }));
    await user.click(confirm);
    await waitFor(() => expect(sentTo('leaving.leave')).toHaveLength(1));
    expect(sentTo('leaving.leave')).toMatchObject([{ input: { body: { losses: view.losses } } }]);
  });

  test('leads to what stands in the way, without a button', async () => {
    const text = '처리 중인 취소·반품·교환';
    const { user } = open({
      'leaving.view': () => ({
        ...view,
        obstacles: [{ kind: 'CLAIM', text, path: '/mypage/order/list' }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    expect(await dialog.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      '/mypage/order/list',
    );
    expect(dialog.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
  });

  test('shows the new losses when there are more by now', async () => {
    let losses = view.losses;
    const { user } = open({
      'leaving.view': () => ({ ...view, losses }),
      'leaving.leave': () => {
        losses = { ...losses, couponCount: 4 };
        return Promise.reject(refused(409, 'LEAVE_CHANGED', '사라지는 혜택이 늘었어요.'));
      },
    });
    await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    await user.click(await dialog.findByRole('checkbox', { name: /확인했어요/ }));
    await user.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    expect(await dialog.findByRole('cell', { name: '4장' })).toBeVisible();
  });
});

describe('the ways to sign in', () => {
  test('can be cut after a question, while another one is left', async () => {
    let now: CallReply<typeof socialCalls.mine> = connected;
    const { user, sentTo } = open({
      'social.mine': () => now,
      'social.disconnect': () => {
        now = { ...connected, connections: [] };
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: '온담 계정 연결 끊기' }));
    expect(sentTo('social.disconnect')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: '연결 끊기' }));
    await waitFor(() => expect(screen.queryByText(/on\*\*\*@example.com/)).toBeNull());
    expect(sentTo('social.disconnect')).toMatchObject([{ input: { params: { connectionNo: 1 } } }]);
  });

  test('keep the last one, and say why', async () => {
    open({ 'social.mine': () => onlyConnection });
    const ways = within(await screen.findByRole('list', { name: '연결된 로그인' }));
    expect(ways.getByText(/하나뿐인 로그인 방법이라 끊을 수 없어요/)).toBeVisible();
    expect(ways.queryByRole('button')).toBeNull();
    expect(ways.queryByText('카드사 로그인')).toBeNull();
  });

  test('begin a connection that leads back here, and say why one cannot begin', async () => {
    const { user, sentTo } = open({
      'social.connect': () => {
        throw refused(503, 'SOCIAL_DOWN', '연결하지 못했어요.');
      },
    });
    await user.click(await screen.findByRole('button', { name: '다른 계정 연결하기' }));
    expect(await screen.findByText('연결하지 못했어요.')).toBeVisible();
    expect(sentTo('social.connect')).toMatchObject([
      { input: { body: { providerId: '2', returnTo: '/mypage/my-info' } } },
    ]);
  });
});
