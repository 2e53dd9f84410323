import type { LayoutName } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';
import type { PublishProps } from './publish-props';

/** The frame of the design reference is a separate chunk, so that shop pages do not load it. */
export const PUBLISH_CHUNK = 'shell.publish';

export const isPublishLayout = (layout: LayoutName | undefined): boolean =>
  layout?.startsWith('publish-') ?? false;

let Loaded: ComponentType<PublishProps> | undefined;

/** Must be awaited before the first render, on the server and in the browser. */
export async function loadPublishFrame(): Promise<void> {
  const part = await import(/* webpackChunkName: "shell.publish" */ './publish-frame');
  Loaded = part.PublishFrame;
}

/** The frame of a design reference page; loaded afterwards when coming from a shop page. */
export function LazyPublishFrame(props: PublishProps) {
  const [, setLoaded] = useState(Loaded !== undefined);
  useEffect(() => {
    if (!Loaded) void loadPublishFrame().then(() => setLoaded(true));
  }, []);
  return Loaded ? <Loaded {...props} /> : props.children;
}
