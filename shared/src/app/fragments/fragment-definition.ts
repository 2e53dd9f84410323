import type { Fragments } from '@shop/shared/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoadableQuery } from '../query/loadable-query';

/** The name of a fragment, `<remote>/<part>`: the remote that draws it, and its file there. */
export type FragmentName = keyof Fragments;

/** Reads answers of queries. */
export type QueryCacheReader = Pick<QueryClient, 'getQueryData'>;

/** A part of a page of another remote: the export `fragment` of `src/remote/fragments/<part>.tsx`. */
export interface FragmentDefinition<K extends FragmentName> {
  /**
   * What it reads. A `FragmentSlot` draws the component when these are in the cache. Called again when
   * they are, for queries that depend on what was read.
   * @param cache absent when a page's build from before 2026-11-24 loads it
   */
  queries?: (props: Fragments[K], cache?: QueryCacheReader) => readonly LoadableQuery[];
  Component: ComponentType<Fragments[K]>;
}

/** A use of one fragment: its name, and the props that this fragment takes. */
export interface UseOfFragment<K extends FragmentName> {
  name: K;
  props: Fragments[K];
}

/** A fragment with its props: a value that the route names and the page draws. */
export type FragmentUse = { [K in FragmentName]: UseOfFragment<K> }[FragmentName];

/** A map in which each name has its own definition. */
export interface LoadedFragments {
  get<K extends FragmentName>(name: K): FragmentDefinition<K> | undefined;
  set<K extends FragmentName>(name: K, definition: FragmentDefinition<K>): unknown;
  keys(): Iterable<FragmentName>;
}

/** The fragments of one page: their loaded code, and which the server has rendered. */
export interface FragmentMemory {
  readonly loaded: LoadedFragments;
  /** In the browser: what is being loaded, before its page is drawn or after, or has failed, by key. */
  readonly running: Map<string, Promise<unknown>>;
  /** Fragments that the server's markup contains, by `fragmentKey`. */
  readonly rendered: Set<string>;
}
