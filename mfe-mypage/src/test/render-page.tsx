import { type Answer, renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { createRoutes } from '../remote/routes';

export { type Answer, refused } from '@shop/shared/testing/render-remote-page';

/** A page of this remote as a signed-in member sees it, over an api made of `answers`. */
export const renderPage = (path: string, answers: Record<string, Answer>) =>
  renderRemotePage(createRoutes, path, answers);
