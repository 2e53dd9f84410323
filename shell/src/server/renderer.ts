import type { Loaded } from '@shop/shared/node';
import type { GatewayConfig } from './config';
import { createKeptDocuments } from './kept-documents';
import { createLoadedBuilds } from './loaded-builds';
import { type PageRow, shellPages } from './page-table';
import { createRedirects } from './redirects';
import type { GatewayFiles } from './releases';
import type { RenderContext } from './render-context';
import { type RenderedBy, type RenderJob, type RenderThread, runRenderJob } from './render-job';

/** Renders pages; the gateway itself only sends them. */
export interface Renderer {
  /** The shell's own pages. */
  pages: PageRow[];
  /**
   * @param client address of the client; clients take turns
   * @throws RenderRefusal when too much waits, or the work took too long
   */
  render<J extends RenderJob>(client: string, job: J): Promise<Loaded<RenderedBy[J['kind']]>>;
  /** Whether a thread is idle, so that further work delays no client. */
  isIdle(): boolean;
  close(): Promise<void>;
}

export interface RendererOptions {
  config: GatewayConfig;
  files: GatewayFiles;
  /** Called when a page could not be rendered, and when a thread was lost. */
  onFailure: RenderContext['onFailure'];
}

export type CreateRenderer = (options: RendererOptions) => Promise<Renderer>;

/** What rendering needs, made anew in each thread that renders. */
export const createRenderThread = (options: RendererOptions): RenderThread => ({
  ...options,
  builds: createLoadedBuilds(options.files),
  documents: createKeptDocuments(),
  findRedirect: createRedirects(options.config),
});

/** Renders in the calling thread. */
export const renderInPlace: CreateRenderer = async (options) => {
  const thread = createRenderThread(options);
  return {
    pages: shellPages(options.config),
    render: <J extends RenderJob>(_client: string, job: J) =>
      runRenderJob(thread, job) as Promise<Loaded<RenderedBy[J['kind']]>>,
    isIdle: () => true,
    close: async () => {},
  };
};
