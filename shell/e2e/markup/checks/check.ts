import type { Visitor, Width } from '../visitor';

/** One way to look at an open page, in card mode when it begins. Answers what is wrong, a sentence each. */
export type Check = (visitor: Visitor, about: { path: string; width: Width }) => Promise<string[]>;
