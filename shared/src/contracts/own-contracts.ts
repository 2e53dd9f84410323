/**
 * What remotes agree on in files of their own, `mfe-<name>/src/remote/contract.d.ts`, by declaration merging:
 * so a team adds a fragment or an event without this folder. The gate of releases compares these like all others.
 */

/** Props by the name of the fragment: texts, numbers and booleans. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it
export interface OwnFragments {}

/** Payloads by the name of the event; `undefined` for one that carries nothing. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it
export interface OwnEvents {}
