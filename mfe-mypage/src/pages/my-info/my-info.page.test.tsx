import type { CallReply, consentCalls, socialCalls } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import {
  addressBook,
  checkedProfile,
  connected,
  consents,
  devices,
  keptSizes,
  maskedProfile,
  onlyConnection,
} from '../../markup/fixtures/my-info';
import { notificationSettings } from '../../markup/fixtures/notifications';
import { type Answer, refused, renderPage } from '../../test/render-page';

const open = (answers: Record<string, Answer> = {}) =>
  renderPage('/mypage/my-info', {
    'profile.view': () => maskedProfile,
    'profile.sizes': () => keptSizes,
    'payment.savedAccount': () => ({ account: null }),
    'address.list': () => addressBook,
    'consent.mine': () => consents,
    'device.list': () => devices,
    'social.mine': () => connected,
    'adult.state': () => ({ isVerified: false, endsAt: null }),
    'notification.settings': () => notificationSettings,
    ...answers,
  });

const section = (name: string) => screen.findByRole('region', { name });

test('shows the masked profile, and leads to the proof of age and back', async () => {
  open();
  const info = within(await section('회원 정보'));
  expect(await info.findByText('010-****-1101')).toBeVisible();
  const addresses = within(await section('배송지'));
  expect(await addresses.findByText('010-****-1101')).toBeVisible();
  expect(addresses.queryByText(/2345/)).toBeNull();
  expect(info.getByRole('cell', { name: '1990년' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '인증하기' })).toHaveAttribute(
    'href',
    '/goods/detail/adultVerification?returnTo=%2Fmypage%2Fmy-info',
  );
});

const sent = { sentTo: '010-****-1101', inboxPath: null, expiresAt: '2126-01-01T00:03:00Z' };

test('asks for a code before it shows what is masked, and shows it then', async () => {
  let shown = maskedProfile;
  const { user, sentTo } = open({
    'profile.view': () => shown,
    'profile.startCheck': () => sent,
    'profile.confirmCheck': () => {
      shown = checkedProfile;
      return { checkedUntil: checkedProfile.checkedUntil };
    },
  });
  await user.click(await screen.findByRole('button', { name: '가린 정보 모두 보기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '본인 확인' }));
  await user.click(dialog.getByRole('button', { name: '인증번호 받기' }));
  await user.click(await dialog.findByRole('button', { name: '확인' }));
  const field = dialog.getByRole('textbox', { name: /인증번호/ });
  expect(field).toHaveAccessibleDescription(/6자리를 입력해 주세요/);
  await user.type(field, '123456');
  await user.click(dialog.getByRole('button', { name: '확인' }));
  const info = within(await section('회원 정보'));
  expect(await info.findByText('010-2345-1101')).toBeVisible();
  expect(within(await section('배송지')).getByText('010-2345-1101')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo('profile.confirmCheck')).toMatchObject([{ input: { body: { code: '123456' } } }]);
});

test('keeps a code that is wrong, and says how many tries are left', async () => {
  const text = '인증번호가 달라요. 4번 더 입력할 수 있어요.';
  const { user } = open({
    'profile.startCheck': () => sent,
    'profile.confirmCheck': () => Promise.reject(refused(422, 'CODE_WRONG', text)),
  });
  await user.click(await screen.findByRole('button', { name: '가린 정보 모두 보기' }));
  await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
  await user.type(await screen.findByRole('textbox', { name: /인증번호/ }), '000000');
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

describe('after a check', () => {
  const checked = (answers: Record<string, Answer>) =>
    open({ 'profile.view': () => checkedProfile, ...answers });

  test('changes the phone number with a code sent to the new one', async () => {
    const { user, sentTo } = checked({
      'profile.startContact': () => ({ ...sent, sentTo: '010-****-9999' }),
      'profile.confirmContact': () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: '휴대폰 변경' }));
    const dialog = within(await screen.findByRole('dialog', { name: '휴대폰 번호 변경' }));
    await user.type(dialog.getByRole('textbox', { name: /새 휴대폰 번호/ }), '02-123-4567');
    await user.click(dialog.getByRole('button', { name: '인증번호 받기' }));
    expect(dialog.getByRole('textbox')).toBeInvalid();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '01077779999');
    await user.click(dialog.getByRole('button', { name: '인증번호 받기' }));
    await user.type(await dialog.findByRole('textbox', { name: /인증번호/ }), '123456');
    await user.click(dialog.getByRole('button', { name: '변경하기' }));
    expect(await screen.findByText('휴대폰 번호를 바꿨어요')).toBeVisible();
    expect(sentTo('profile.confirmContact')).toMatchObject([
      { input: { body: { kind: 'PHONE', code: '123456' } } },
    ]);
  });

  test('keeps a refund account that the bank confirms, and forgets it after a question', async () => {
    let account: { bankName: string; accountMasked: string } | null = null;
    const { user, sentTo } = checked({
      'payment.savedAccount': () => ({ account }),
      'payment.saveAccount': () => {
        account = { bankName: '국민은행', accountMasked: '123***789' };
        return account;
      },
      'payment.forgetAccount': () => {
        account = null;
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: '환불 계좌 등록' }));
    const dialog = within(await screen.findByRole('dialog', { name: '환불 계좌' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /은행/ }), '국민은행');
    await user.type(dialog.getByRole('textbox', { name: /계좌번호/ }), '123456789012');
    await user.type(dialog.getByRole('textbox', { name: /예금주/ }), '김하늘');
    await user.click(dialog.getByRole('button', { name: '계좌 확인하고 저장' }));
    expect(await screen.findByText('국민은행 123***789')).toBeVisible();
    expect(sentTo('payment.saveAccount')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '환불 계좌 삭제' }));
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    await waitFor(() => expect(screen.queryByText('국민은행 123***789')).toBeNull());
  });

  test('takes a copy of all data as a document without anything that could run', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:copy';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = checked({
      'ownData.copy': () => ({
        at: '2026-03-05T01:00:00Z',
        sections: [
          {
            title: '주문',
            rows: [{ 상품: '<img src=x onerror=alert(1)>', 주문일: '2026-03-01T01:00:00Z' }],
          },
          { title: '후기', rows: [] },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: '문서로 받기' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blobs[0] as Blob);
    });
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
    expect(text).toContain('2026.03.01 10:00');
    expect(text).toContain('<h2>후기</h2><p>없음</p>');
  });
});

test('changes the delivery message of an address, and forgets body measures', async () => {
  const { user, sentTo } = open({
    'address.update': () => addressBook.addresses[0],
    'profile.forgetSizes': () => ({}),
  });
  const message = await screen.findByRole('combobox', { name: /김하늘.*배송 메시지/ });
  await user.selectOptions(message, '문 앞에 놓아 주세요');
  expect(await screen.findByText('배송 메시지를 바꿨어요')).toBeVisible();
  expect(sentTo('address.update')).toMatchObject([
    { input: { params: { addressNo: 1 }, body: { messageCd: '60', messageText: '' } } },
  ]);
  expect(screen.getByText('여성 키 165cm · 몸무게 54kg · 발 길이 240mm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '치수 삭제' }));
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await waitFor(() => expect(sentTo('profile.forgetSizes')).toHaveLength(1));
});

test('enlarges the text of this browser', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: '더 크게' }));
  expect(document.documentElement.dataset.text).toBe('larger');
  expect(localStorage.getItem('shop.text')).toBe('"larger"');
  await user.click(screen.getByRole('radio', { name: '보통' }));
  expect(document.documentElement.dataset.text).toBeUndefined();
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

test('folds the devices beyond the first three', async () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((letter, at) => ({
    deviceId: letter.repeat(22),
    name: `기기 ${letter}`,
    signedInAt: '2026-02-20T09:00:00Z',
    lastUsedAt: '2026-02-27T03:10:00Z',
    isCurrent: at === 0,
  }));
  const { user } = open({ 'device.list': () => ({ devices: list }) });
  const places = within(await screen.findByRole('list', { name: '로그인한 기기' }));
  expect(places.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByText('기기 2대 더 보기'));
  const others = within(screen.getByRole('list', { name: '다른 기기' }));
  expect(others.getByText('기기 e')).toBeVisible();
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
