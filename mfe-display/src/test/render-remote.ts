import { type Answer, renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { createRoutes } from '../remote/routes';

export { refused } from '@shop/shared/testing/render-remote-page';

/** Renders a page of this remote for a signed-in member, with `answers` as the api. */
export const renderRemote = (path: string, answers: Record<string, Answer>) =>
  renderRemotePage(createRoutes, path, answers);
