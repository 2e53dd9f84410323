import { visitorSession } from '@shop/shared/app';
import { type Answer, renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { createRoutes } from '../remote/routes';

export { type Answer, refused } from '@shop/shared/testing/render-remote-page';

/** Renders a page of this remote for a signed-in member, with `answers` as the api. */
export const renderPage = (path: string, answers: Record<string, Answer>) =>
  renderRemotePage(createRoutes, path, answers);

/** The same for a visitor without a login. */
export const renderForVisitor = (path: string, answers: Record<string, Answer>) =>
  renderRemotePage(createRoutes, path, answers, visitorSession);
