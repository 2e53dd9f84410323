import type { RequireModule } from '@shop/releases/builds';
import type { Loaded } from '@shop/shared/node';
import { createKeptDocuments } from '../document/kept-documents';
import type { RenderLoad } from '../http/render-load';
import { createLoadedBuilds } from './loaded-builds';
import { createRedirects } from './redirects';
import type { RenderContext } from './render-context';
import { type RenderedBy, type RenderJob, type RenderThread, runRenderJob } from './render-job';

/** Renders pages; the gateway itself only sends them. */
export interface Renderer {
  /**
   * @param client address of the client; clients take turns
   * @throws RenderRefusal when too much waits, or the work took too long
   */
  render<J extends RenderJob>(client: string, job: J): Promise<Loaded<RenderedBy[J['kind']]>>;
  /** Current load of the threads; absent in a renderer without threads. */
  load?(): RenderLoad;
  close(): Promise<void>;
}

/** `onFailure` is called when a page could not be rendered, and when a thread was lost. */
export type RendererOptions = Pick<RenderContext, 'config' | 'fonts' | 'onFailure'>;

export type CreateRenderer = (options: RendererOptions) => Promise<Renderer>;

/**
 * What rendering needs, made anew in each thread that renders.
 * @param requireOfShell the modules that a shell imports; absent: Node's own
 */
export const createRenderThread = (
  options: RendererOptions,
  requireOfShell?: RequireModule,
): RenderThread => ({
  ...options,
  builds: createLoadedBuilds(requireOfShell),
  documents: createKeptDocuments(),
  findRedirect: createRedirects(options.config),
});

/** Renders in the calling thread. */
export const renderInPlace =
  (requireOfShell?: RequireModule): CreateRenderer =>
  async (options) => {
    const thread = createRenderThread(options, requireOfShell);
    return {
      render: <J extends RenderJob>(_client: string, job: J) =>
        runRenderJob(thread, job) as Promise<Loaded<RenderedBy[J['kind']]>>,
      close: async () => {},
    };
  };
