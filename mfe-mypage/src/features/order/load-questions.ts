import { loadForPress } from '@shop/shared/app';

/** The dialogs and messages of the actions on a line. */
export const loadQuestions = () =>
  loadForPress(() => import(/* webpackChunkName: "order-questions" */ './order-questions'));
