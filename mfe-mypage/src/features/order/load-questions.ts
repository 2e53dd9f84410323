import { loadForPress } from '@shop/shared/app';

/** Loads the dialogs and messages of the actions on an order line. */
export const loadQuestions = () =>
  loadForPress(() => import(/* webpackChunkName: "order-questions" */ './order-questions'));
