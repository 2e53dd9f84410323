export {
  assertMayRecommend,
  findRecommender,
  type RecommendationTerms,
  readRecommendationTerms,
  recommendationOfOrder,
  recordRecommendation,
} from './recommendation';
export { recommendationModule } from './recommendation.module';
export { codeOfMember } from './recommendation-code';
export { lineConfirmed } from './reward';
