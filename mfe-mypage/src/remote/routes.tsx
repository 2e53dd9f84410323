import type { App, RemoteRoute } from '@shop/shared/app';

/** The pages of this remote. */
export function createRoutes(_app: App): RemoteRoute[] {
  return [];
}
