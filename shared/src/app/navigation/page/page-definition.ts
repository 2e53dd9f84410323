import type { ComponentType, ReactNode } from 'react';
import type { App } from '../../create-app';
import type { FragmentUse } from '../../fragments/fragment-definition';
import type { LoadableQuery } from '../../query/loadable-query';

export type LayoutName =
  | 'blank'
  | 'default'
  | 'default-full'
  | 'header-only'
  | 'publish-guide'
  | 'publish-corner';

/** Header and tab bar around the page. */
export interface HeaderOptions {
  /** `main`: logo, search, basket, tabs. `sub`: back and title. */
  kind?: 'main' | 'sub';
  /** Overrides the page title in a sub header. */
  title?: string;
  /** The title appears once the page's own heading, which says the same, is scrolled past. */
  isTitleAfterHeading?: boolean;
  hasSearch?: boolean;
  hasBasket?: boolean;
  /** The bottom tab bar on phones; hidden on pages with their own bottom bar. */
  hasTabBar?: boolean;
}

export interface PageRequest {
  url: URL;
  query: URLSearchParams;
  params: Record<string, string | undefined>;
}

export interface PageLoad {
  /** Required data: the server waits for it, and a 404 among it makes the page a 404. */
  critical?: readonly LoadableQuery[];
  /** Optional data: a late or failed query affects only its own section. */
  deferred?: readonly LoadableQuery[];
  /**
   * Parts of the first screen that other remotes draw. The server renders them with the page, the
   * browser loads them with it. Called when the critical data is there, in the browser before, too.
   */
  fragments?: () => readonly FragmentUse[];
}

export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the canonical URL. */
  canonical?: string;
  /** Path of the image for link previews. */
  image?: string;
  robots?: 'noindex' | 'index';
  /** HTTP status of an error page, or 410 when the content is permanently gone. */
  status?: 403 | 404 | 410 | 503;
  jsonLd?: readonly Record<string, unknown>[];
  /** The first large image, preloaded. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string; media?: string };
}

export interface PageModule {
  Page: ComponentType;
  /** Of a layout `publish-…`: what is around the page in place of the shop's header and footer. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Called when the critical data is cached. */
  meta?: (app: App, request: PageRequest) => PageMeta;
}

/** A colour mode a page may force; only a visitor may choose `system`. */
export type PageMode = 'card' | 'light' | 'dark';

export interface PageDefinition {
  /**
   * `<domain>.<page>`; equals the webpack chunk name of `component`. Pages that share one chunk add
   * `:<variant>`.
   */
  id: string;
  path: string;
  /**
   * Query parameters that the page reads. The server drops all others, so that they neither change a
   * public page nor add cache entries. Layers (`modalId`, `modalSeq`) are always known.
   */
  queryParams: readonly string[];
  /** Document title until `meta` is available; also the sub header's title. */
  title: string;
  layout?: LayoutName;
  /**
   * Layout blank below 1024 px, the given layout from there on: for pages that fill a phone's
   * screen.
   */
  isBlankOnPhone?: boolean;
  header?: HeaderOptions;
  /** false: 404 'Page Not Found: {path}'; a path: redirect. */
  validate?: (request: PageRequest) => boolean | string;
  load?: (request: PageRequest, app: App) => PageLoad;
  /** @returns a path to redirect to when a critical query fails, or undefined */
  recover?: (error: unknown, request: PageRequest) => string | undefined;
  /** Overrides the visitor's colour mode on this page. */
  colourMode?: PageMode;
  /** Keeps the scroll position when only the query string changes. */
  keepsScroll?: boolean;
  component: () => Promise<PageModule>;
}

export interface PageHandle {
  page: PageDefinition;
  /** The page module, if loaded. */
  module: () => PageModule | undefined;
  /** Loads the page module. */
  preload: () => Promise<void>;
  /** Loads the page module and the critical data. */
  prefetch: (request: PageRequest) => Promise<void>;
  /** Whether the page module and the critical data are loaded, so that the page can be rendered at once. */
  canDraw: (request: PageRequest) => boolean;
}
