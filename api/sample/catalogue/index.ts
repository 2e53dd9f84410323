export { fillSampleCatalogue } from './fill';
export { renewSampleTimes } from './renew';
