import { errorMessage, loadForPress, toast } from '@shop/shared/app';

/** The dialogs and messages of the actions on a line. */
export const loadQuestions = () =>
  loadForPress(() => import(/* webpackChunkName: "order-questions" */ './order-questions'));

export const explain = (error: unknown): void => {
  toast(errorMessage(error, '처리하지 못했어요. 잠시 후 다시 시도해 주세요'));
};
