export { endExchangesOf, moveClaim } from './claim.moves';
