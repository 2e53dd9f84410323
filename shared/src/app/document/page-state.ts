import type { PathsOfRemotes } from '@shop/shared/contracts';
import type { PublicSettings } from '@shop/shared/domain';
import type { RouteError } from '../navigation';
import type { SessionSnapshot } from '../session/session';
import type { PagePlaceholder } from './page-placeholder';

/** The shop's web font. */
export interface FontFiles {
  /** URL of the style sheet; the same as in `<html data-fonts>`. */
  stylesheet: string;
  /** URL of the core file. */
  core: string;
}

/** Location of a remote's container, from the release register. */
export interface RemoteEntry {
  container: string;
  entry: string;
}

/** What the client starts from: the state in which the gateway has rendered the page. */
export interface PageState {
  buildId: string;
  session: SessionSnapshot;
  /** The server's clock when it began to render the document. */
  renderedAtMs: number;
  /** The rendered path, which the address bar then shows, if it differs from the requested one. */
  address?: string;
  /** The gateway logged this member in for the first time. */
  isFirstLogin?: boolean;
  /** Query cache: key and data, read while the document was rendered. */
  queries: [readonly unknown[], unknown][];
  /** Fragments that the server's markup contains, by `fragmentKey`. */
  fragments?: readonly string[] | undefined;
  /** Why the error screen is shown instead of the page. */
  error?: RouteError | undefined;
  /** False when server rendering failed: the browser renders the page. */
  isRendered: boolean;
  /** Test pages are enabled (see the gateway's settings). */
  hasTestPages?: boolean;
  /** The tag manager's container, if configured. */
  tagManagerId?: string;
  fonts?: FontFiles;
  /** Absent when they are the defaults. */
  settings?: PublicSettings;
  /** By name: those that have a build for this visitor. */
  remotes: Readonly<Record<string, RemoteEntry>>;
  /** Those of the design reference only on its own pages. */
  paths: PathsOfRemotes;
}

/** A file of the page with its hash; the page starts without an optional one. */
export type PageFile = readonly [url: string, integrity: string, isOptional?: 1];

/**
 * What a page's markup needs to be hydrated. It is the same whenever the same content is rendered: the
 * time of rendering is an attribute of the document (`data-rendered-at`).
 */
export interface PageData {
  state: Omit<PageState, 'renderedAtMs'>;
  /** Style sheets first, then scripts, in the order in which they apply and run. */
  files: readonly PageFile[];
  /** Names of the lists of hashes of files that are loaded later, by the folder of their build. */
  hashes: Record<string, string>;
  /** Of pages that this one may lead to; absent: none. */
  placeholders?: readonly PagePlaceholder[];
}

/** The script element with the JSON of a page's data. */
export const DATA_ID = 'shop-data';
export const ROOT_ID = 'root';

/** The entry of the header Server-Timing with the gateway's clock, epoch ms. */
export const CLOCK_ENTRY = 'clock';
