export { createTossGateway } from './toss.gateway';
export { createTossModule } from './toss.window';
