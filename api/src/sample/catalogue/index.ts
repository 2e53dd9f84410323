export { type FillOptions, fillSampleCatalogue, initialOf } from './fill';
export { renewSampleTimes } from './renew';
