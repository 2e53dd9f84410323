import {
  hasFields,
  isArrayOf,
  isEmptyResult,
  isFiniteNumber,
  isNonNegativeInteger,
  isNullOr,
  isOneOf,
  isString,
  type TypeGuard,
} from './type-guards';

export type YesNo = 'Y' | 'N';
/** Spec section 3. `image` is saved to the photo album; `pdf` and `base64` are returned as text. */
export type ScreenshotType = 'screen' | 'pdf' | 'image' | 'base64';

export interface NativeCallRow<P extends object, R> {
  /** Type only: the params of the call. */
  params?: P;
  isResult: TypeGuard<R>;
  /** Null disables the timeout: the call waits for the user. */
  timeoutMs: number | null;
  /** Merged under the caller's params. */
  defaults: Partial<P>;
  /** `params.url` must be a path or a web URL; checked before the call is sent. */
  hasUrl: boolean;
}

type RowOptions<P> = Partial<Pick<NativeCallRow<P & object, unknown>, 'timeoutMs' | 'hasUrl'>> & {
  defaults?: Partial<P>;
};

/** An app that has not responded to a simple call after three seconds will not. */
export const RESPONSE_TIMEOUT_MS = 3000;
/** Spec section 9. */
export const LOGIN_DATA_TIMEOUT_MS = 1500;
const ADVERTISING_ID_TIMEOUT_MS = 5000;

const defineCall =
  <P extends object = object>() =>
  <R>(isAnswer: TypeGuard<R>, options: RowOptions<P> = {}): NativeCallRow<P, R> => ({
    isResult: isAnswer,
    timeoutMs: options.timeoutMs === undefined ? RESPONSE_TIMEOUT_MS : options.timeoutMs,
    defaults: options.defaults ?? {},
    hasUrl: options.hasUrl ?? false,
  });

const isYesNo = isOneOf('Y', 'N');
const hasResultYn = hasFields({ resultYn: isYesNo });
const hasStoredValue = hasFields({ key: isString, value: isNullOr(isString) });
/** The user acts in the app's own window, which may take any time. */
const noTimeout = { timeoutMs: null };

/** Every native call of spec section 7: its params, result and timeout. */
export const nativeCalls = {
  openWebView: defineCall<{ url: string; title?: string; isStack?: YesNo }>()(isEmptyResult, {
    hasUrl: true,
  }),
  openBrowser: defineCall<{ url: string }>()(isEmptyResult, { hasUrl: true }),
  closePage: defineCall()(isEmptyResult),
  closeAllPage: defineCall()(isEmptyResult),
  moveToTab: defineCall<{ tab: string; url?: string }>()(isEmptyResult),

  reqAuthWithMethod: defineCall<{ method: string }>()(
    hasFields({ resultYn: isYesNo, authToken: isString }),
    noTimeout,
  ),
  checkAppCardRegistration: defineCall()(hasResultYn),
  nativeLogout: defineCall()(isEmptyResult),
  openTermsAgreement: defineCall<{ termsCodes: string[] }>()(hasResultYn, noTimeout),
  openOnboarding: defineCall()(isEmptyResult, noTimeout),

  saveDataToFile: defineCall<{ key: string; value: string | null }>()(isEmptyResult),
  loadDataFromFile: defineCall<{ key: string }>()(hasStoredValue),
  saveDataToMemory: defineCall<{ key: string; value: string | null }>()(isEmptyResult),
  loadDataFromMemory: defineCall<{ key: string }>()(hasStoredValue),

  getPhoneNumber: defineCall()(hasFields({ phoneNumber: isString })),
  getDeviceInfo: defineCall()(
    hasFields({ os: isString, osVersion: isString, model: isString, appVersion: isString }),
  ),
  getUuid: defineCall()(hasFields({ uuid: isString })),
  getAdvertisementId: defineCall()(hasFields({ advertisementId: isString }), {
    timeoutMs: ADVERTISING_ID_TIMEOUT_MS,
  }),
  getAppSetId: defineCall()(hasFields({ appSetId: isString })),

  openAlert: defineCall<{
    title?: string;
    message: string;
    okText?: string;
    cancelText?: string;
  }>()(hasResultYn, noTimeout),
  getPushMessageList: defineCall<{ page?: number }>()(
    hasFields({
      messages: isArrayOf(
        hasFields({ id: isString, title: isString, sentAt: isString, readYn: isYesNo }),
      ),
    }),
  ),
  getUnreadPushCount: defineCall()(hasFields({ count: isNonNegativeInteger })),
  openChatBot: defineCall<{ question?: string }>()(isEmptyResult),
  copyToClipboard: defineCall<{ text: string }>()(isEmptyResult),
  openSharePanel: defineCall<{ title: string; text?: string; url: string }>()(hasResultYn, {
    ...noTimeout,
    hasUrl: true,
  }),

  checkPermission: defineCall<{ permission: string }>()(hasResultYn),
  requestPermission: defineCall<{ permission: string }>()(hasResultYn, noTimeout),
  getLocation: defineCall()(
    hasFields({ latitude: isFiniteNumber, longitude: isFiniteNumber, accuracyM: isFiniteNumber }),
    {
      timeoutMs: 10_000,
    },
  ),
  checkGps: defineCall()(hasResultYn),
  openGpsSettings: defineCall()(hasResultYn, noTimeout),
  getStepCount: defineCall<{ date: string }>()(
    hasFields({ date: isString, steps: isNonNegativeInteger }),
  ),

  openTaglessTicket: defineCall<{ ticketNo: string }>()(isEmptyResult),
  getTrafficSettings: defineCall()(hasFields({ taglessYn: isYesNo, lineName: isString })),
  openTrafficSettings: defineCall()(hasResultYn, noTimeout),
  sendGiftTicket: defineCall<{ ticketNo: string; receiverName: string }>()(hasResultYn, noTimeout),
  getCashbeeBalance: defineCall()(hasFields({ balanceWon: isNonNegativeInteger }), {
    timeoutMs: 10_000,
  }),

  openSecureKeypad: defineCall<{ length: number; title: string }>()(
    hasFields({ encrypted: isString, length: isNonNegativeInteger }),
    noTimeout,
  ),
  openCardOcr: defineCall()(hasFields({ encCardNo: isString, expiry: isString }), noTimeout),
  verifyIdCard: defineCall()(hasFields({ resultYn: isYesNo, transactionId: isString }), noTimeout),
  openBarcodeReader: defineCall()(hasFields({ code: isString, format: isString }), noTimeout),
  openPaymentSettings: defineCall()(isEmptyResult, noTimeout),

  haptic: defineCall<{ durationMs?: number; amplitude?: number; style?: number }>()(isEmptyResult, {
    defaults: { durationMs: 80, amplitude: 30, style: 0 },
  }),
  checkNetfunnel: defineCall<{ actionId: string }>()(hasResultYn, noTimeout),
  updateCartItemCount: defineCall<{ count: number }>()(isEmptyResult),
  earnCityBadge: defineCall<{ badge?: string }>()(isEmptyResult, { defaults: { badge: 'BUS' } }),
  changeMainNavigationVisibility: defineCall<{ showHeader?: YesNo; showFooter?: YesNo }>()(
    isEmptyResult,
    {
      defaults: { showHeader: 'Y', showFooter: 'Y' },
    },
  ),
  takeScreenshot: defineCall<{ type: ScreenshotType }>()(
    hasFields({ type: isOneOf('screen', 'pdf', 'image', 'base64'), data: isNullOr(isString) }),
    { timeoutMs: 10_000 },
  ),
  broadcastPostMessage: defineCall<{ key: string; params: unknown }>()(isEmptyResult),
};

export type NativeCallName = keyof typeof nativeCalls;
export type NativeParams<N extends NativeCallName> = NonNullable<(typeof nativeCalls)[N]['params']>;
export type NativeResult<N extends NativeCallName> =
  (typeof nativeCalls)[N]['isResult'] extends TypeGuard<infer R> ? R : never;
