/** The environment variable of a run's length: `short` in `npm test`, else empty. */
export const RUN_LENGTH = 'SHOP_TESTS';

/**
 * A short run proves each rule once. It has the journeys of a phone, of a desktop only those that differ there,
 * and one state of each page of the design reference. It leaves out journeys with the tag `LONG`. Every other run (`npm run test:full`,
 * `npm run e2e`) leaves nothing out.
 */
export const isShortRun = process.env[RUN_LENGTH] === 'short';

/** The tag of journeys that take minutes and guard what rarely changes. */
export const LONG = '@long';
