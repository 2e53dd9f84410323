/** The door of the design reference. */
export type { MarkupPage } from './markup-page';
export { MarkupStage, STAGE_TIME_MS, type StageAnswers, type StageScene } from './markup-stage';
