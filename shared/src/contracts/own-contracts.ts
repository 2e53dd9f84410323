/**
 * Contracts that remotes define in files of their own, `mfe-<name>/src/remote/contract.d.ts`, by declaration merging.
 * A team can add a fragment or an event without a change here. The release gate compares them like all contracts.
 */

/** Props by fragment name: strings, numbers and booleans. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it
export interface OwnFragments {}

/** Payloads by event name; `undefined` for an event without a payload. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it
export interface OwnEvents {}
