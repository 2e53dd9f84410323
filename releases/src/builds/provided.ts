import type { Provided } from './contract';

const SHARED = '@shop/shared/app';

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];

/**
 * What a shell has for remotes, by its code: the exports of the modules that it shares, and the fields of a session,
 * which are those of a visitor's.
 */
export const providedBy = (modules: Readonly<Record<string, unknown>>): Provided => ({
  exports: Object.fromEntries(
    Object.entries(modules).map(([name, exports]) => [name, keysOf(exports)]),
  ),
  session: keysOf((modules[SHARED] as { visitorSession?: object } | undefined)?.visitorSession),
});
