import type { App, FragmentUse } from '@shop/shared/app';
import type { FragmentDrawing } from './fragment-slot-props';

const never = () => {};

/** The chunk's name is known to the gateway. A page that the server has rendered keeps its markup. */
const load = (app: App, fragment: FragmentUse, isRendered: boolean): Promise<unknown> =>
  import(/* webpackChunkName: "load-fragments" */ '@shop/shared/app/fragments').then(
    ({ prepareFragment }) => prepareFragment(app, fragment, isRendered),
    () => isRendered && new Promise(never),
  );

/** Loads a fragment unless that is under way. */
export function loadOnce(
  app: App,
  { slot: { fragment }, useKey, isFromServer }: FragmentDrawing,
): Promise<unknown> {
  const { running } = app.fragments;
  const loading = running.get(useKey) ?? load(app, fragment, isFromServer);
  running.set(useKey, loading);
  return loading;
}
