import { type Answer, refused, renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { createRoutes } from '../remote/routes';

export { refused };

/** Renders a page of this remote for a signed-in member, with `answers` as the api. */
export const renderPage = (path: string, answers: Record<string, Answer>) =>
  renderRemotePage(createRoutes, path, answers);
