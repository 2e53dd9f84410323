import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../create-app';

export type LayoutName =
  | 'blank'
  | 'default'
  | 'default-full'
  | 'header-only'
  | 'publish-guide'
  | 'publish-corner';

/** What the frame around the page shows. */
export interface HeaderOptions {
  /** `main`: logo, search, basket, tabs. `sub`: back and title. */
  kind?: 'main' | 'sub';
  /** Replaces the page's title in a sub header. */
  title?: string;
  hasSearch?: boolean;
  hasBasket?: boolean;
  /** The phone's bottom bar; pages with a bar of their own hide it. */
  hasTabBar?: boolean;
}

export interface PageRequest {
  url: URL;
  query: URLSearchParams;
  params: Record<string, string | undefined>;
}

/** Any query value: `callQuery(…)`, `callPages(…)`. */
export interface LoadableQuery {
  queryKey: QueryKey;
}

export interface PageLoad {
  /** Without these there is no page: the server waits for them, a 404 among them is the page's 404. */
  critical?: readonly LoadableQuery[];
  /** Late or failed, these cost only their own section. */
  deferred?: readonly LoadableQuery[];
}

export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the address search engines should keep. */
  canonical?: string;
  /** Path of a picture for link previews; also preloaded as the first picture when `preload` is set. */
  image?: string;
  robots?: 'noindex' | 'index';
  /** The HTTP status of a page that says something went wrong, or (410) that its thing is gone for good. */
  status?: 403 | 404 | 410 | 503;
  jsonLd?: readonly Record<string, unknown>[];
  /** The first large picture, fetched before anything else. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string; media?: string };
}

export interface PageModule {
  Page: ComponentType;
  /** Called when the critical data is in the cache. */
  meta?: (app: App, request: PageRequest) => PageMeta;
}

/** A colour mode that a page may force; a visitor may also choose `system`. */
export type PageMode = 'card' | 'light' | 'dark';

export interface PageDefinition {
  /**
   * `<domain>.<page>`; equals the webpack chunk name of `component`. Pages that share one chunk add
   * `:<variant>`.
   */
  id: string;
  path: string;
  /** Document title until `meta` says better; also the sub header's. */
  title: string;
  layout?: LayoutName;
  /** Blank below 1024 px, its layout from there on: for pages that bring a phone's whole screen. */
  isBlankOnPhone?: boolean;
  header?: HeaderOptions;
  /** Says false → 404 'Page Not Found: {path}'; an address → the visitor goes there instead. */
  validate?: (request: PageRequest) => boolean | string;
  load?: (request: PageRequest, app: App) => PageLoad;
  /** A failed critical read may send the visitor elsewhere: answers a path, or undefined. */
  recover?: (error: unknown, request: PageRequest) => string | undefined;
  /** Shown in this mode whatever the visitor chose; his choice comes back on the next page. */
  colourMode?: PageMode;
  /** Keeps the scroll position when only the query changes. */
  keepsScroll?: boolean;
  component: () => Promise<PageModule>;
}

export interface PageHandle {
  page: PageDefinition;
  /** The module, once loaded. */
  module: () => PageModule | undefined;
  /** Loads the module ahead of the visit. */
  preload: () => Promise<void>;
  /** Loads the module and the data ahead of the visit. */
  prefetch: (request: PageRequest) => Promise<void>;
}

export type RemoteRoute = RouteObject & { handle: PageHandle };
