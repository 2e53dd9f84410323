import type { LayoutName } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';
import type { PublishProps } from './publish-props';

/** The frame of the design reference, in a chunk that no shopper pays for. */
export const PUBLISH_CHUNK = 'shell.publish';

export const isPublishLayout = (layout: LayoutName | undefined): boolean =>
  layout?.startsWith('publish-') ?? false;

let Loaded: ComponentType<PublishProps> | undefined;

/** To be awaited before the first rendering, on the server and in the browser. */
export async function loadPublishFrame(): Promise<void> {
  const part = await import(/* webpackChunkName: "shell.publish" */ './publish-frame');
  Loaded = part.PublishFrame;
}

/** The frame around a page of the design reference; one comes here from a shop page: then it follows. */
export function LazyPublishFrame(props: PublishProps) {
  const [, setLoaded] = useState(Loaded !== undefined);
  useEffect(() => {
    if (!Loaded) void loadPublishFrame().then(() => setLoaded(true));
  }, []);
  return Loaded ? <Loaded {...props} /> : props.children;
}
