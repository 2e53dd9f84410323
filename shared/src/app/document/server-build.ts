import type { PathsOfRemotes, RemoteName, SystemNotice } from '@shop/shared/contracts';
import type { DeviceForm, PublicSettings } from '@shop/shared/domain';
import type { App } from '../create-app';
import type { FragmentDefinition, FragmentName } from '../fragments/fragment-definition';
import type { PageMeta, PageMode, RemoteRoute } from '../navigation';
import type { Redirect } from '../redirect';
import type { SessionSnapshot } from '../session/session';
import type { PageRow } from './page-rows';
import type { FontFiles, PageState, RemoteEntry } from './page-state';

/** What a remote's server build exports. */
export interface RemoteServerBuild {
  createRoutes(app: App): RemoteRoute[];
  /** Parts that pages of other remotes show, by name. */
  fragments: Readonly<Record<string, () => Promise<FragmentDefinition<FragmentName>>>>;
}

export interface RemoteServerBuilds {
  /** @throws when the remote has no working server build */
  get(name: RemoteName): RemoteServerBuild;
}

/** Input of rendering one request. */
export interface RenderRequest {
  url: URL;
  userAgent: string;
  nowMs: number;
  session: SessionSnapshot;
  /** This is the member's first login. */
  isFirstLogin?: boolean | undefined;
  /** The api, and the headers of this visitor's calls. */
  api: { baseUrl: string; headers: Readonly<Record<string, string>> };
  /** Where the path has moved to. */
  redirect: Promise<Redirect | undefined>;
  /** The combination of builds. */
  buildId: string;
  /** Where the browser finds the remotes that the page may lead to, and their paths. */
  entries: Readonly<Record<string, RemoteEntry>>;
  paths: PathsOfRemotes;
  remotes: RemoteServerBuilds;
  fonts?: FontFiles | undefined;
  /** The current maintenance notice. */
  notice?: SystemNotice | undefined;
  /** Shows on every page that this is a trial shop. */
  isTrial?: boolean | undefined;
  /** The rendered path, which the address bar then shows, if it differs from the requested one. */
  shownPath?: string | undefined;
  hasTestPages: boolean;
  tagManagerId?: string | undefined;
  settings?: PublicSettings | undefined;
  /** @param app the app that failed */
  onFailure: (app: string, error: unknown) => void;
}

export interface RedirectResult {
  kind: 'redirect';
  status: number;
  location: string;
}

/** A rendered page: what the gateway writes a document from. */
export interface RenderedMarkup {
  kind: 'page';
  status: number;
  /** The markup of the root element; empty when the browser has to render. */
  body: string;
  meta: PageMeta;
  state: PageState;
  /** The device that it was rendered for. */
  form: DeviceForm;
  /** The remote that owns the page; absent: the shell. */
  owner: RemoteName | undefined;
  /** The named chunks of the page's code, of the shell and of its owner. */
  chunks: readonly string[];
  /** The fragments that it shows. */
  fragments: readonly FragmentName[];
  /** The colour mode forced by the page. */
  colourMode?: PageMode | undefined;
  /** The URL has `isHideHeader`. */
  isHeaderHidden: boolean;
  /** It is the same while the revision of the catalogue is. */
  hasReadCatalogueOnly: boolean;
}

/** The data of a page without its markup. */
export interface LoadedData {
  status: number;
  /** Of the successful queries: key, data, time of the read (epoch ms). */
  queries: [readonly unknown[], unknown, number][];
}

/**
 * Changes with `RenderRequest`, `RenderedMarkup` and `PageData`. A gateway refuses a shell of another version.
 */
export const SHELL_SERVER_VERSION = 1;

/** What the shell's server build exports. */
export interface ShellServerBuild {
  version: number;
  /** The modules that remotes import on the server, by name: the instances that the shell renders with. */
  sharedModules: Readonly<Record<string, unknown>>;
  /** @param remote absent: the shell's own pages */
  listPages(
    settings: { hasTestPages: boolean },
    remote?: Pick<RemoteServerBuild, 'createRoutes'>,
  ): PageRow[];
  /** Renders a page with the owning remote's server build and its data. */
  render(request: RenderRequest): Promise<RedirectResult | RenderedMarkup>;
  /** Loads the data of a page; a redirect and a failure have no data. */
  loadData(request: RenderRequest): Promise<LoadedData>;
}

/** What a document contains before the shell's scripts run: from the shell's `release.json`. */
export interface BootFiles {
  /** Scripts, as text: their hashes are sources of the content policy. */
  head: string;
  starter: string;
  liveReload: string;
  speculationRules: string;
  /** Markup for browsers without scripts. */
  noScript: string;
  /** The file that the starter loads. */
  startFile: string;
  /** Custom properties that the styles of the start file use. */
  properties: readonly string[];
  /** The latest version of placeholders that the start file draws; absent in shells that draw none. */
  placeholderVersion?: number;
}
