/**
 * The federated singleton: one session, query client, router and event bus for all remotes. It
 * re-exports exactly the router and query names in use, so that both libraries are tree-shaken.
 */
export {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useIsFetching,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { useStore } from 'zustand';
export { createStore } from 'zustand/vanilla';
export { type AdultImageProps, provideAdultImage, useAdultImage } from './adult/adult-image';
export { type TrackedEvent, track } from './analytics/track';
export { AppProvider, useApp, useSession } from './app-context';
export { codesQuery, useCodes } from './codes/use-codes';
export {
  type App,
  type AppConfig,
  createApp,
  type ExposedModules,
  type LoadFragment,
} from './create-app';
export { useDevice } from './device/use-device';
export { CODE_MISSING_TEXT, loadAhead, loadForPress, loadTwice } from './errors/load-code';
export { errorMessage, presentError, presentRejection } from './errors/present-error';
export { events, type ShopEvents, useShopEvent } from './events/events';
export {
  type FavoriteHeartProps,
  provideFavoriteHeart,
  useFavoriteHeart,
} from './favorite/favorite-heart';
export type {
  FragmentDefinition,
  FragmentName,
  FragmentUse,
  UseOfFragment,
} from './fragments/fragment-definition';
export {
  ApiError,
  isApiError,
  isNotFound,
  isOverloaded,
  OVERLOADED_STATUS,
} from './http/api-error';
export { type Caller, type CallOptions, createCaller } from './http/caller';
export { dialog } from './layers/dialog';
export {
  type ButtonKind,
  type DialogRequest,
  dismissToast,
  layers,
  type OpenDialog,
  type OpenSheet,
  type OpenToast,
  type SheetRequest,
  TOAST_DELAY_MS,
  type ToastRequest,
  toast,
} from './layers/layers';
export { openSheet, removeSheet } from './layers/sheets';
export { useLayers } from './layers/use-layers';
export { type NativeBridge, nativeBridge } from './native/native-bridge';
export { useAppVisibility } from './native/visibility';
export {
  andThen,
  type HeaderOptions,
  handleLoginToast,
  isInShownPage,
  type LayoutName,
  Link,
  type LinkProps,
  type MaybePromise,
  notFound,
  Outlet,
  type PageDefinition,
  type PageHandle,
  type PageLoad,
  PageLoadError,
  type PageMeta,
  type PageMode,
  type PageModule,
  type PageRequest,
  PageShownContext,
  page,
  pickQuery,
  prefetchQueries,
  previousRoute,
  type RemoteRoute,
  type RouteRecord,
  recordRoute,
  runGuards,
  type ShopLocation,
  throwIfNotFound,
  useIsFromServer,
  useLocation,
  useModalParam,
  useNavigate,
  useNavigationType,
  useNotFound,
  useOpenModals,
  usePageIsShown,
  useRouteError,
  useRouteMatch,
  useRouter,
  useSearchParams,
  useWhilePageIsShown,
} from './navigation';
export { callerOf, callInfiniteQuery, callKey, callPartQuery, callQuery } from './query/call-query';
export type { LoadableQuery } from './query/loadable-query';
export { useCallMutation } from './query/use-call-mutation';
export { writeQueryCache } from './query/write-query-cache';
export type { Redirect } from './redirect';
export { useAnnounceHydration } from './schedule/hydrated';
export { HYDRATED_EVENT } from './schedule/hydrated-event';
export { afterPaint, whenIdle } from './schedule/schedule';
export { useAfterPaint } from './schedule/use-after-paint';
export { useWhenIdle } from './schedule/use-when-idle';
export { type Intent, requireLogin, storeIntent, useResumeIntent } from './session/intent';
export { logOut } from './session/log-out';
export {
  type MemberType,
  readSession,
  SESSION_COOKIE,
  type SessionSnapshot,
  visitorSession,
} from './session/session';
export { isNumber, isText, isTrue, like, recordOf, type Shape } from './storage/shape';
export { localStore, type SafeStorage, sessionStore } from './storage/storage';
export { type ReadonlyStore, type StoredState, storedState } from './storage/stored-state';
export { systemNowMs } from './time/system-clock';
export { useNow } from './time/use-now';
