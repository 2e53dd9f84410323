/** The variable that says how much a run proves: `short` in `npm test`. */
export const RUN_LENGTH = 'SHOP_TESTS';

/**
 * A short run proves each rule once: journeys at one width unless wide screens differ, one state of each page
 * of the design reference, and nothing that is tagged `LONG`. Every other run (`npm run test:full`,
 * `npm run e2e`) leaves nothing out.
 */
export const isShortRun = process.env[RUN_LENGTH] === 'short';

/** The tag of journeys that take minutes and guard what rarely changes. */
export const LONG = '@long';
