export type { TossSettings } from './toss.api';
export { createTossGateway } from './toss.gateway';
export { createTossModule } from './toss.window';
