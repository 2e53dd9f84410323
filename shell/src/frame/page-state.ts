import type { SessionSnapshot } from '@shop/shared/app';
import type { RouteError } from '@shop/shared/app/boot';
import type { PathsOfRemotes } from '@shop/shared/contracts';
import type { PublicSettings } from '@shop/shared/domain';
import type { FontFiles } from '@shop/shared/ui/fonts';

/** Location of a remote's container, from the release register. */
export interface RemoteEntry {
  container: string;
  entry: string;
}

/** The state that the gateway renders into the page for the browser. */
export interface PageState {
  buildId: string;
  session: SessionSnapshot;
  renderedAtMs: number;
  /** The path to show in the address bar, if it differs from the rendered one. */
  address?: string;
  /** The gateway logged this member in for the first time. */
  isFirstLogin?: boolean;
  /** Query cache: key, data, time of the read (epoch ms). */
  queries: [readonly unknown[], unknown, number][];
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

export const STATE_ID = 'shop-state';
export const ROOT_ID = 'root';
export const BOOT_ID = 'shop-boot';

/** The entry of the header Server-Timing with the gateway's clock, epoch ms. */
export const CLOCK_ENTRY = 'clock';
