import type { Provided } from './contract';

const SHARED = '@shop/shared/app';

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];

/**
 * Lists what a shell provides for remotes: the exports of its shared modules, and the fields of a session, read from
 * the session of a visitor.
 */
export const providedBy = (modules: Readonly<Record<string, unknown>>): Provided => ({
  exports: Object.fromEntries(
    Object.entries(modules).map(([name, exports]) => [name, keysOf(exports)]),
  ),
  session: keysOf((modules[SHARED] as { visitorSession?: object } | undefined)?.visitorSession),
});
