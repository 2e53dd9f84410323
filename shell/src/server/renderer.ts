import type { Loaded } from '@shop/shared/node';
import type { GatewayConfig } from './config';
import { type PageTable, readPageTable } from './page-table';
import { createRedirects } from './redirects';
import type { Releases } from './releases';
import { createRemoteBundles } from './remote-bundles';
import type { RenderContext } from './render-context';
import { type RenderedBy, type RenderJob, runRenderJob } from './render-job';

/** Renders pages; the gateway itself only sends them. */
export interface Renderer {
  /** The pages of all builds. */
  pages: PageTable;
  /**
   * @param client address of the client; clients take turns
   * @throws RenderRefusal when too much waits, or the work took too long
   */
  render<J extends RenderJob>(client: string, job: J): Promise<Loaded<RenderedBy[J['kind']]>>;
  close(): Promise<void>;
}

export interface RendererOptions {
  config: GatewayConfig;
  releases: Releases;
  /** Called when a page could not be rendered, and when a thread was lost. */
  onFailure: RenderContext['onFailure'];
}

export type CreateRenderer = (options: RendererOptions) => Promise<Renderer>;

/** What rendering needs, made anew in each thread that renders. */
export const createRenderContext = (options: RendererOptions): RenderContext => ({
  ...options,
  bundles: createRemoteBundles(options.releases),
  findRedirect: createRedirects(options.config),
});

/** Renders in the calling thread. */
export const renderInPlace: CreateRenderer = async (options) => {
  const context = createRenderContext(options);
  return {
    pages: readPageTable(options.config, context.bundles),
    render: <J extends RenderJob>(_client: string, job: J) =>
      runRenderJob(context, job) as Promise<Loaded<RenderedBy[J['kind']]>>,
    close: async () => {},
  };
};
