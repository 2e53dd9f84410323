import {
  done,
  fields,
  figure,
  listOf,
  oneOf,
  orNull,
  type Shape,
  text,
  whole,
} from './answer-shape';

export type YesNo = 'Y' | 'N';
/** Spec section 3. `image` goes to the phone's album; `pdf` and `base64` come back as text. */
export type ScreenshotType = 'screen' | 'pdf' | 'image' | 'base64';

export interface NativeCallRow<P extends object, R> {
  /** Only there for its type: what the app is told. */
  params?: P;
  isAnswer: Shape<R>;
  /** Null: as long as the person takes. */
  timeoutMs: number | null;
  /** Laid under what the caller says. */
  defaults: Partial<P>;
  /** `params.url` must be an address of ours or of the web: checked before it leaves. */
  hasUrl: boolean;
}

type RowOptions<P> = Partial<Pick<NativeCallRow<P & object, unknown>, 'timeoutMs' | 'hasUrl'>> & {
  defaults?: Partial<P>;
};

/** An app that has not answered a plain question after three seconds will not. */
export const ANSWER_TIMEOUT_MS = 3000;
/** Spec section 9. */
export const LOGIN_DATA_TIMEOUT_MS = 1500;
const ADVERTISING_ID_TIMEOUT_MS = 5000;

const call =
  <P extends object = object>() =>
  <R>(isAnswer: Shape<R>, options: RowOptions<P> = {}): NativeCallRow<P, R> => ({
    isAnswer,
    timeoutMs: options.timeoutMs === undefined ? ANSWER_TIMEOUT_MS : options.timeoutMs,
    defaults: options.defaults ?? {},
    hasUrl: options.hasUrl ?? false,
  });

const yesNo = oneOf('Y', 'N');
const resultYn = fields({ resultYn: yesNo });
const stored = fields({ key: text, value: orNull(text) });
/** A person acts in the app's own window: nobody knows how long. */
const byPerson = { timeoutMs: null };

/** Every call of spec section 7: what the app is told, what it answers, how long that may take. */
export const nativeCalls = {
  openWebView: call<{ url: string; title?: string; isStack?: YesNo }>()(done, { hasUrl: true }),
  openBrowser: call<{ url: string }>()(done, { hasUrl: true }),
  closePage: call()(done),
  closeAllPage: call()(done),
  moveToTab: call<{ tab: string; url?: string }>()(done),

  reqAuthWithMethod: call<{ method: string }>()(
    fields({ resultYn: yesNo, authToken: text }),
    byPerson,
  ),
  checkAppCardRegistration: call()(resultYn),
  nativeLogout: call()(done),
  openTermsAgreement: call<{ termsCodes: string[] }>()(resultYn, byPerson),
  openOnboarding: call()(done, byPerson),

  saveDataToFile: call<{ key: string; value: string | null }>()(done),
  loadDataFromFile: call<{ key: string }>()(stored),
  saveDataToMemory: call<{ key: string; value: string | null }>()(done),
  loadDataFromMemory: call<{ key: string }>()(stored),

  getPhoneNumber: call()(fields({ phoneNumber: text })),
  getDeviceInfo: call()(fields({ os: text, osVersion: text, model: text, appVersion: text })),
  getUuid: call()(fields({ uuid: text })),
  getAdvertisementId: call()(fields({ advertisementId: text }), {
    timeoutMs: ADVERTISING_ID_TIMEOUT_MS,
  }),
  getAppSetId: call()(fields({ appSetId: text })),

  openAlert: call<{ title?: string; message: string; okText?: string; cancelText?: string }>()(
    resultYn,
    byPerson,
  ),
  getPushMessageList: call<{ page?: number }>()(
    fields({ messages: listOf(fields({ id: text, title: text, sentAt: text, readYn: yesNo })) }),
  ),
  getUnreadPushCount: call()(fields({ count: whole })),
  openChatBot: call<{ question?: string }>()(done),
  copyToClipboard: call<{ text: string }>()(done),
  openSharePanel: call<{ title: string; text?: string; url: string }>()(resultYn, {
    ...byPerson,
    hasUrl: true,
  }),

  checkPermission: call<{ permission: string }>()(resultYn),
  requestPermission: call<{ permission: string }>()(resultYn, byPerson),
  getLocation: call()(fields({ latitude: figure, longitude: figure, accuracyM: figure }), {
    timeoutMs: 10_000,
  }),
  checkGps: call()(resultYn),
  openGpsSettings: call()(resultYn, byPerson),
  getStepCount: call<{ date: string }>()(fields({ date: text, steps: whole })),

  openTaglessTicket: call<{ ticketNo: string }>()(done),
  getTrafficSettings: call()(fields({ taglessYn: yesNo, lineName: text })),
  openTrafficSettings: call()(resultYn, byPerson),
  sendGiftTicket: call<{ ticketNo: string; receiverName: string }>()(resultYn, byPerson),
  getCashbeeBalance: call()(fields({ balanceWon: whole }), { timeoutMs: 10_000 }),

  openSecureKeypad: call<{ length: number; title: string }>()(
    fields({ encrypted: text, length: whole }),
    byPerson,
  ),
  openCardOcr: call()(fields({ encCardNo: text, expiry: text }), byPerson),
  verifyIdCard: call()(fields({ resultYn: yesNo, transactionId: text }), byPerson),
  openBarcodeReader: call()(fields({ code: text, format: text }), byPerson),
  openPaymentSettings: call()(done, byPerson),

  haptic: call<{ durationMs?: number; amplitude?: number; style?: number }>()(done, {
    defaults: { durationMs: 80, amplitude: 30, style: 0 },
  }),
  checkNetfunnel: call<{ actionId: string }>()(resultYn, byPerson),
  updateCartItemCount: call<{ count: number }>()(done),
  earnCityBadge: call<{ badge?: string }>()(done, { defaults: { badge: 'BUS' } }),
  changeMainNavigationVisibility: call<{ showHeader?: YesNo; showFooter?: YesNo }>()(done, {
    defaults: { showHeader: 'Y', showFooter: 'Y' },
  }),
  takeScreenshot: call<{ type: ScreenshotType }>()(
    fields({ type: oneOf('screen', 'pdf', 'image', 'base64'), data: orNull(text) }),
    { timeoutMs: 10_000 },
  ),
  broadcastPostMessage: call<{ key: string; params: unknown }>()(done),
};

export type NativeCallName = keyof typeof nativeCalls;
export type NativeParams<N extends NativeCallName> = NonNullable<(typeof nativeCalls)[N]['params']>;
export type NativeResult<N extends NativeCallName> =
  (typeof nativeCalls)[N]['isAnswer'] extends Shape<infer R> ? R : never;
