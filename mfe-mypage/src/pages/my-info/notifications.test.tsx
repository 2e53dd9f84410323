import { screen, waitFor, within } from '@testing-library/react';
import { addressBook, consents, devices, neverAsked } from '../../markup/fixtures/my-info';
import { notificationSettings } from '../../markup/fixtures/notifications';
import { type Answer, refused, renderPage } from '../../test/render-page';

const CHOOSE = 'notification.choose';

const open = (answers: Record<string, Answer> = {}) =>
  renderPage('/mypage/my-info', {
    'address.list': () => addressBook,
    'consent.mine': () => consents,
    'device.list': () => devices,
    'adult.state': () => ({ isVerified: false, endsAt: null }),
    'notification.settings': () => notificationSettings,
    ...answers,
  });

const mark = (name: string) => screen.findByRole('checkbox', { name });

test('switches a channel of a kind at once', async () => {
  let now = notificationSettings;
  const { user, sentTo } = open({
    'notification.settings': () => now,
    [CHOOSE]: () => {
      now = {
        ...now,
        kinds: now.kinds.map((one) =>
          one.kind === 'ANSWER' ? { ...one, channels: { ...one.channels, EMAIL: false } } : one,
        ),
      };
      return { channels: { PUSH: true, MESSAGE: true, EMAIL: false } };
    },
  });
  await user.click(await mark('문의 답변, 이메일'));
  expect(await mark('문의 답변, 이메일')).not.toBeChecked();
  expect(sentTo(CHOOSE)).toMatchObject([
    { input: { body: { kind: 'ANSWER', channel: 'EMAIL', isOn: false } } },
  ]);
  await waitFor(async () => expect(await mark('문의 답변, 알림톡·문자')).toBeChecked());
});

test('keeps the last way of what must be told, and says why at the control', async () => {
  open();
  const last = await mark('주문·배송, 알림톡·문자');
  expect(last).toBeDisabled();
  expect(last).toHaveAccessibleDescription('필수 알림은 문자와 이메일 중 하나로 꼭 받아요');
  expect(await mark('주문·배송, 이메일')).toBeEnabled();
  expect(await mark('주문·배송, 앱·웹 푸시')).toBeEnabled();
});

test('offers advertising only by what the member has agreed to', async () => {
  open();
  await waitFor(async () => expect(await mark('관심 상품 가격, 앱·웹 푸시')).toBeEnabled());
  const forbidden = await mark('관심 상품 가격, 이메일');
  expect(forbidden).toBeDisabled();
  expect(forbidden).not.toBeChecked();
  expect(forbidden).toHaveAccessibleDescription(/^광고예요/);
});

test('offers no advertising to a member who was never asked', async () => {
  open({ 'consent.mine': () => neverAsked });
  for (const channel of ['앱·웹 푸시', '알림톡·문자', '이메일'])
    expect(await mark(`관심 상품 가격, ${channel}`)).toBeDisabled();
});

test('shows the choice that holds after a refusal', async () => {
  const { user } = open({
    [CHOOSE]: () => {
      throw refused(422, 'NOTIFICATION_REQUIRED', '하나는 켜 두어야 해요');
    },
  });
  await user.click(await mark('약관·회원, 이메일'));
  expect(await screen.findByText('하나는 켜 두어야 해요')).toBeInTheDocument();
  await waitFor(async () => expect(await mark('약관·회원, 이메일')).toBeChecked());
});

test('leaves out a channel that the shop does not have', async () => {
  open({
    'notification.settings': () => ({
      ...notificationSettings,
      available: { PUSH: false, MESSAGE: true, EMAIL: true },
      push: null,
    }),
  });
  await mark('주문·배송, 이메일');
  expect(screen.queryByRole('columnheader', { name: '앱·웹 푸시' })).toBeNull();
});

describe('Web Push of this browser', () => {
  const requestPermission = jest.fn<Promise<string>, []>();
  const subscribe = jest.fn();
  const register = jest.fn();
  const registration = {
    active: {},
    pushManager: { getSubscription: async () => null, subscribe },
  };
  const page = globalThis as unknown as Record<string, unknown>;

  beforeEach(() => {
    jest.resetAllMocks();
    register.mockResolvedValue(registration);
    subscribe.mockResolvedValue({
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/x',
        keys: { p256dh: 'p', auth: 'a' },
      }),
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register, getRegistration: async () => registration },
    });
    page.PushManager = class {};
    page.Notification = { permission: 'granted', requestPermission };
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    delete page.PushManager;
    delete page.Notification;
  });

  const switchOf = () => screen.findByRole('switch', { name: '이 기기에서 웹 푸시 받기' });

  test('asks for permission on the click only, and subscribes with the key of the shop', async () => {
    requestPermission.mockResolvedValue('granted');
    let isOnHere = false;
    const { user, sentTo } = open({
      'notification.settings': () => ({
        ...notificationSettings,
        push: { publicKey: 'KEY', isOnHere },
      }),
      'notification.subscribe': () => {
        isOnHere = true;
        return {};
      },
    });
    const control = await switchOf();
    expect(control).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(control);
    await waitFor(async () => expect(await switchOf()).toBeEnabled());
    expect(await switchOf()).toBeChecked();
    expect(register).toHaveBeenCalledWith('/api/push/worker.js', { scope: '/api/push/' });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
    expect(sentTo('notification.subscribe')).toMatchObject([
      { input: { body: { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'p', auth: 'a' } } },
    ]);
  });

  test('says what to do when the browser refuses', async () => {
    requestPermission.mockResolvedValue('denied');
    const { user, sentTo } = open();
    await user.click(await switchOf());
    expect(await screen.findByText(/알림을 허용해 주세요/)).toBeInTheDocument();
    await waitFor(async () => expect(await switchOf()).not.toBeChecked());
    expect(sentTo('notification.subscribe')).toEqual([]);
  });

  test('is switched off at the shop', async () => {
    let isOnHere = true;
    const { user, sentTo } = open({
      'notification.settings': () => ({
        ...notificationSettings,
        push: { publicKey: 'KEY', isOnHere },
      }),
      'notification.unsubscribe': () => {
        isOnHere = false;
        return {};
      },
    });
    expect(await switchOf()).toBeChecked();
    await user.click(await switchOf());
    await waitFor(async () => expect(await switchOf()).toBeEnabled());
    expect(await switchOf()).not.toBeChecked();
    expect(sentTo('notification.unsubscribe')).toHaveLength(1);
  });

  test('is not offered where the browser has none', async () => {
    delete page.PushManager;
    open();
    await within(await screen.findByRole('region', { name: '알림 설정' })).findByRole('table');
    expect(screen.queryByRole('switch', { name: '이 기기에서 웹 푸시 받기' })).toBeNull();
  });
});
