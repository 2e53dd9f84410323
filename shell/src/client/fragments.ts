/** What pages with parts of other remotes need, in one chunk. */
export { loadFragment } from './load-fragment';
export { prepareFragment } from './prepare-fragment';
