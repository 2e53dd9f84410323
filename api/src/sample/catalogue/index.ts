export { type FillOptions, fillSampleCatalogue } from './fill';
export { renewSampleTimes } from './renew';
