export { type CounselAnswered, counselAnswered } from './counsel.events';
export { counselModule } from './counsel.module';
export { askAgain, askCounsel, openCounsels, rateAnswer } from './counsel.service';
export { answerCounsel, takeUpCounsel, waitingCounsels } from './desk';
