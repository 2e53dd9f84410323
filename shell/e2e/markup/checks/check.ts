import type { Visitor, Width } from '../visitor';

/** A check of an open page, which starts in card mode. Returns one sentence per finding. */
export type Check = (visitor: Visitor, about: { path: string; width: Width }) => Promise<string[]>;
