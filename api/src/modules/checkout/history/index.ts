export { memberTold, type Told, tellMember } from './member-told';
export { recordMove, recordMoves } from './record-moves';
export { type ToldStep, toldMoves, toldSteps } from './told-moves';
