export {
  findJoinRecommender,
  readJoinRewardWon,
  recordJoinRecommendation,
} from './join-recommendation';
export {
  assertMayRecommend,
  findRecommender,
  type RecommendationTerms,
  readRecommendationTerms,
  recommendationOfOrder,
  recordRecommendation,
} from './recommendation';
export { recommendationModule } from './recommendation.module';
export { codeOfMember, memberOfCode } from './recommendation-code';
export { lineConfirmed } from './reward';
