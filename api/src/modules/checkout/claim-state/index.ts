export { assertClaimMove, endExchangesOf, moveClaim, turnIntoReturn } from './claim.moves';
