import type { Fragments } from '@shop/shared/contracts';
import type { ComponentType } from 'react';
import type { LoadableQuery } from '../query/loadable-query';

/** `<remote>/<part>` */
export type FragmentName = keyof Fragments;

/** A part of a page of another remote: the export `fragment` of `src/remote/fragments/<part>.tsx`. */
export interface FragmentDefinition<K extends FragmentName> {
  /** What it reads. A `FragmentSlot` draws the component when these are in the cache. */
  queries?: (props: Fragments[K]) => readonly LoadableQuery[];
  Component: ComponentType<Fragments[K]>;
}

/** A fragment with its props: a value that the route names and the page draws. */
export type FragmentUse = {
  [K in FragmentName]: { name: K; props: Fragments[K] };
}[FragmentName];

/** What an app knows of fragments. */
export interface FragmentMemory {
  readonly loaded: Map<FragmentName, FragmentDefinition<FragmentName>>;
  /** In the browser: what is being loaded or has failed, by key. */
  readonly running: Map<string, Promise<unknown>>;
  /** Keys (`fragmentKey`) of those in the server's markup. */
  readonly rendered: Set<string>;
}
