/**
 * A build starts after this time without an edit, ms. Editors empty a file before they write it: a build in
 * between would reload open pages.
 */
export const watchOptions = { aggregateTimeout: 200 };
