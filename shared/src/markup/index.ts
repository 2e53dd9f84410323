/** The public interface of the design reference. */
export { numbered, type StageCodes } from './codes';
export { listCodes, stateWord } from './list-codes';
export type { MarkupPage } from './markup-page';
export {
  MarkupStage,
  STAGE_TIME_MS,
  type StageAnswers,
  type StageScene,
  stageMember,
} from './markup-stage';
export { Pressed } from './pressed';
export { PublishFrame, type PublishFrameProps } from './publish-frame/publish-frame';
export { dealCard, laptopCard, sampleCard } from './sample-cards';
export { sampleRoute } from './sample-route';
export { type CodeScene, type StageScenes, stageRoutes } from './stage-routes';
