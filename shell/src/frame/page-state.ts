import type { SessionSnapshot } from '@shop/shared/app';
import type { RemoteName } from '@shop/shared/contracts';
import type { PublicSettings } from '@shop/shared/domain';
import type { FontFiles } from '@shop/shared/ui/fonts';

/** Where a remote's container is found; a slice of the release register. */
export interface RemoteEntry {
  container: string;
  entry: string;
}

/** What the gateway hands to the browser inside the page. */
export interface PageState {
  buildId: string;
  session: SessionSnapshot;
  renderedAtMs: number;
  /** The address this page stands for, where it is not the one that was asked for. */
  address?: string;
  /** The gateway signed this member in just now, for the very first time. */
  isFirstLogin?: boolean;
  /** Query cache: key, data, when it was read (epoch ms). */
  queries: [readonly unknown[], unknown, number][];
  /** Route errors by route id, as the router keeps them. */
  errors?: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }>;
  /** False when the page could not be rendered on the server: the browser renders it then. */
  isRendered: boolean;
  /** Testers' pages are there (see the gateway's settings). */
  hasTestPages?: boolean;
  /** The tag manager's container, where one is configured. */
  tagManagerId?: string;
  fonts?: FontFiles;
  /** Where they differ from the default. */
  settings?: PublicSettings;
  remotes: Partial<Record<RemoteName, RemoteEntry>>;
}

export const STATE_ID = 'shop-state';
export const ROOT_ID = 'root';
