export { endExchangesOf, moveClaim, turnIntoReturn } from './claim.moves';
