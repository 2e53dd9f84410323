import {
  createPathTable,
  type PathsOfRemotes,
  type PathTable,
  type RemoteName,
} from '@shop/shared/contracts';
import { defaultSettings, type PublicSettings } from '@shop/shared/domain';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { createDeviceStore, type DeviceStore } from './device/device-store';
import type {
  FragmentDefinition,
  FragmentMemory,
  FragmentName,
  FragmentUse,
  LoadedFragments,
} from './fragments/fragment-definition';
import { createGoodsPreviews, type GoodsPreviews } from './goods-preview/goods-previews';
import { isApiError } from './http/api-error';
import type { Caller } from './http/caller';
import { bindCaller } from './query/call-query';
import type { Redirect } from './redirect';
import type { SessionSnapshot } from './session/session';
import { systemNowMs } from './time/system-clock';

export type LoadFragment = <K extends FragmentName>(name: K) => Promise<FragmentDefinition<K>>;

/** What the remotes expose under one name, and the names of those that failed to load. */
export interface ExposedModules<T> {
  modules: readonly T[];
  failed: readonly RemoteName[];
}

type LoadFromRemotes = <T>(part: string) => Promise<ExposedModules<T>>;

type RedirectResult = Redirect | undefined | Promise<Redirect | undefined>;

/** State shared by all pages: one instance per browser tab, one per request on the server. */
export interface App {
  readonly queryClient: QueryClient;
  readonly call: Caller;
  readonly session: SessionSnapshot;
  readonly isServer: boolean;
  /** The server's clock when the page was rendered, epoch ms. */
  readonly renderedAtMs: number;
  /** The server's clock when this document began to run, later than `renderedAtMs`, epoch ms. */
  readonly openedAtMs: number;
  /** Server time now, epoch ms. Not for render: use `useNow`. */
  now(): number;
  /**
   * Whether the page runs in the card company's app. Affects presentation only; grants no rights.
   */
  readonly isInApp: boolean;
  /** The visitor's device profile; see `useDevice`. */
  readonly device: DeviceStore;
  /** Cards of clicked goods; see `GoodsLink`. */
  readonly goodsPreviews: GoodsPreviews;
  /** Whether the pages below `/test` exist. */
  readonly hasTestPages: boolean;
  /** Loads the code and data of a path before it is visited. */
  prefetch(href: string): void;
  /**
   * Prefetches a path that will probably be visited next, and renders its page hidden.
   * @param href undefined: none after all
   * @param isPressed a finger or the mouse button is down on its link, so the click follows in a tenth of a second
   */
  prepare(href: string | undefined, isPressed?: boolean): void;
  /** Loads a part of a page that another remote draws. Rejects where there is none. */
  loadFragment: LoadFragment;
  /**
   * In the browser: loads what each remote exposes under a name, such as `markup`. Undefined where
   * there are no other remotes.
   */
  readonly loadFromRemotes: LoadFromRemotes | undefined;
  readonly fragments: FragmentMemory;
  /**
   * Loads a fragment of a page that will be drawn, with its data; the server marks it when it can be
   * rendered, and never rejects.
   */
  prepareFragment: ((use: FragmentUse) => Promise<unknown>) | undefined;
  readonly settings: PublicSettings;
  /** What the released remotes declare of their paths. */
  readonly pathTable: PathTable;
  /**
   * Looks up where a path has moved to. The browser waits for the redirect table only when no page
   * has this path (`canWait`).
   */
  findRedirect(pathname: string, canWait: boolean): RedirectResult;
  /** On the server: the HTTP status of the page when critical data failed to load. */
  readonly outcome: { status?: number };
}

export interface AppConfig {
  call: Caller;
  session: SessionSnapshot;
  isServer: boolean;
  renderedAtMs: number;
  /** How far the server's clock is ahead of the browser's, ms. Absent: the page has just been rendered. */
  skewMs?: number;
  /** From the request or from `navigator`; decides `isInApp` and the device profile. */
  userAgent?: string;
  /** False keeps the device profile of the first render. */
  refreshDeviceOnResize?: boolean;
  hasTestPages?: boolean;
  prefetch?: (href: string) => void;
  prepare?: App['prepare'];
  loadFragment?: LoadFragment | undefined;
  loadFromRemotes?: LoadFromRemotes;
  prepareFragment?: App['prepareFragment'];
  /** In the browser: keys of the fragments in the server's markup. */
  renderedFragments?: readonly string[] | undefined;
  settings?: PublicSettings | undefined;
  /** Absent: the shell owns every path, and none needs a login. */
  paths?: PathsOfRemotes;
  findRedirect?: (pathname: string, canWait: boolean) => RedirectResult;
}

/** Once: while the api is away, each page looks for it every five seconds. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && isApiError(error) && (error.status === 0 || error.status >= 502);

const createQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 15 * 60_000,
        retry: isServer ? false : shouldRetry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

// By default a timer, which is a frame later: a clicked button would show that it waits too late.
notifyManager.setScheduler(queueMicrotask);

export function createApp(config: AppConfig): App {
  const queryClient = createQueryClient(config.isServer);
  bindCaller(queryClient, config.call);
  const skewMs = config.skewMs ?? config.renderedAtMs - systemNowMs();
  const now = () => (config.isServer ? config.renderedAtMs : systemNowMs() + skewMs);
  const device = createDeviceStore(config.userAgent ?? '', config.refreshDeviceOnResize ?? true);
  return {
    queryClient,
    call: config.call,
    session: config.session,
    isServer: config.isServer,
    renderedAtMs: config.renderedAtMs,
    isInApp: device.getServerSnapshot().isInApp,
    device,
    goodsPreviews: createGoodsPreviews(),
    hasTestPages: config.hasTestPages ?? false,
    openedAtMs: now(),
    now,
    prefetch: config.prefetch ?? (() => {}),
    prepare: config.prepare ?? ((href) => href && config.prefetch?.(href)),
    loadFragment: config.loadFragment ?? (() => Promise.reject(new Error('No other remotes.'))),
    loadFromRemotes: config.loadFromRemotes,
    fragments: {
      loaded: new Map<FragmentName, unknown>() as LoadedFragments,
      running: new Map(),
      rendered: new Set(config.renderedFragments),
    },
    prepareFragment: config.prepareFragment,
    settings: config.settings ?? defaultSettings,
    pathTable: createPathTable(config.paths ?? {}),
    findRedirect: config.findRedirect ?? (() => undefined),
    outcome: {},
  };
}
