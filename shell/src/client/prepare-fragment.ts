import type { App, FragmentUse } from '@shop/shared/app';
import { prepareFragment as load } from '@shop/shared/app/fragments';
import { fragmentKey, readyFragment } from '@shop/shared/ui';

const failed = new WeakSet<Promise<unknown>>();

/**
 * Loads a fragment for a page that will be opened; its place continues the same work. One that has
 * failed is tried again.
 */
export function prepareFragment(app: App, use: FragmentUse): Promise<unknown> | undefined {
  if (readyFragment(app, use)) return;
  const { running } = app.fragments;
  const key = fragmentKey(use);
  const before = running.get(key);
  if (before && !failed.has(before)) return before;
  const loading = load(app, use, false).then((isThere) => {
    if (!isThere) failed.add(loading);
    // React reads the mark and does not suspend.
    Object.assign(loading, { status: 'fulfilled' });
  });
  running.set(key, loading);
  return loading;
}
