import type { BuildRef } from '@shop/releases/builds';
import { visitorSession } from '@shop/shared/app';
import type { PageRow, RenderedMarkup } from '@shop/shared/app/document';
import type { AppName } from '@shop/shared/contracts';
import type { Loaded } from '@shop/shared/node';
import { buildsOnPage } from '../builds/builds-on-page';
import type { BuildRefs, PageBuilds } from '../builds/page-builds';
import { type DocumentParts, documentPartsOf, renderDocument } from '../document/document';
import type { KeptDocuments } from '../document/kept-documents';
import { pageTag } from '../document/page-tag';
import { type Body, bodyOf } from '../http/body';
import { contentPolicy } from '../http/security';
import type { LoadedBuilds } from './loaded-builds';
import { type RenderContext, type RenderInput, renderRequestOf } from './render-context';

/** A public page or payload is at most twice this old (see `createResponseCache`). */
const TTL_MS = 5_000;

/** The builds of this visitor. */
interface WithBuilds {
  releases: BuildRefs;
}

export interface PageJob extends RenderInput, WithBuilds {
  kind: 'page';
  /** Of the data that will be read, or older; see `versionOf` (`public-page.ts`). */
  version: string | undefined;
  /** Of Brotli, 0 to 11. */
  quality: number;
  /** Rendered for the holder of a preview link alone. */
  isPreview?: boolean;
}

interface PayloadJob extends Omit<RenderInput, 'visitor'>, WithBuilds {
  kind: 'payload';
}

/** Reads the route definitions of a build. */
interface RouteJob {
  kind: 'routes';
  name: AppName;
  ref: BuildRef;
  /** The build whose modules a remote imports. */
  shell: BuildRef;
}

/** Work for the thread that renders: plain data, which a message can carry. */
export type RenderJob = PageJob | PayloadJob | RouteJob;

/** Shared by all requests of a thread that renders. */
export interface RenderThread extends RenderContext {
  builds: LoadedBuilds;
  documents: KeptDocuments;
}

export interface RenderedPage extends Body {
  kind: 'page';
  status: number;
  /** The ETag; absent on errors, incomplete pages and previews. */
  tag?: string | undefined;
  /** The content security policy. */
  policy: string;
  /** How long it was rendered, with its data and before its compression. */
  renderMs: number;
}

export interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

/** The data of a public page without its markup. */
export interface Payload extends Body {
  kind: 'payload';
  status: number;
}

interface RouteTable {
  kind: 'routes';
  rows: PageRow[];
}

export type RenderedBy = {
  page: RenderedPage | PageRedirect;
  payload: Payload;
  routes: RouteTable;
};
export type Rendered = RenderedBy[keyof RenderedBy];

/** Documents of members, previews and failures are sent once, so they are not kept. */
function pageBodyOf(
  documents: KeptDocuments,
  { parts, tag }: { parts: DocumentParts; tag: string | undefined },
  job: PageJob,
): Body {
  const { quality, nowMs } = job;
  const html = renderDocument(parts);
  if (tag === undefined || job.visitor.session.isLoggedIn) return bodyOf(html, quality);
  return documents.bodyOf({ html, tag, quality, nowMs });
}

/** The document of a page, with what the browser loads after it. */
function toPage(
  { config, documents }: RenderThread,
  markup: RenderedMarkup,
  job: PageJob,
  { builds, renderMs }: { builds: PageBuilds; renderMs: number },
): RenderedPage {
  const parts = documentPartsOf(config, builds, markup);
  const { status, state } = markup;
  const isTagged = status === 200 && state.isRendered && !job.isPreview;
  const tag = isTagged ? pageTag(parts) : undefined;
  const { boot, hasLiveReload, style } = parts;
  const hasTagManager = config.tagManagerId !== undefined;
  return {
    kind: 'page',
    status,
    ...pageBodyOf(documents, { parts, tag }, job),
    tag,
    policy: contentPolicy(style?.hash, { boot, hasTagManager, hasLiveReload }),
    renderMs,
  };
}

async function renderPageJob(
  thread: RenderThread,
  job: PageJob,
): Promise<Loaded<RenderedPage | PageRedirect>> {
  const startedMs = performance.now();
  const loaded = thread.builds.of(job.releases);
  const shownPath = job.shownPath ?? new URL(job.url).pathname;
  const page = { ...loaded, builds: buildsOnPage(loaded.builds, shownPath) };
  const request = renderRequestOf(thread, page, job);
  const result = await page.shell.render(request).catch((error: unknown) => {
    request.onFailure('shell', error);
    throw error;
  });
  if (result.kind === 'redirect') return { value: result, ttlMs: 0 };
  const { builds } = page;
  const value = toPage(thread, result, job, { builds, renderMs: performance.now() - startedMs });
  // A failed page must not be cached.
  const isCacheable = result.state.isRendered && result.status < 500;
  const version = result.hasReadCatalogueOnly ? job.version : undefined;
  return { value, ttlMs: isCacheable ? TTL_MS : 0, version };
}

const toPayload = (status: number, body: object): Payload => ({
  kind: 'payload',
  status,
  ...bodyOf(JSON.stringify(body)),
});

async function loadPayloadJob(thread: RenderThread, job: PayloadJob): Promise<Loaded<Payload>> {
  const page = thread.builds.of(job.releases);
  // Always the public data of the page, so that it may be cached for everybody.
  const visitor = { session: visitorSession, cookie: '', setCookies: [] };
  const request = renderRequestOf(thread, page, { ...job, visitor });
  const { status, queries } = await page.shell.loadData(request);
  if (status !== 200)
    return { value: toPayload(status, { message: 'No payload of this page' }), ttlMs: 0 };
  const { buildId } = page.builds;
  const value = toPayload(200, { buildId, renderedAtMs: job.nowMs, queries });
  return { value, ttlMs: TTL_MS };
}

const readRoutes = ({ config, builds }: RenderThread, { name, ...refs }: RouteJob): RouteTable => ({
  kind: 'routes',
  rows: builds.pagesOf(name, refs, config),
});

/** Does the work: loads the data, renders and compresses. */
export async function runRenderJob(
  thread: RenderThread,
  job: RenderJob,
): Promise<Loaded<Rendered>> {
  if (job.kind === 'routes') return { value: readRoutes(thread, job), ttlMs: 0 };
  return job.kind === 'page' ? renderPageJob(thread, job) : loadPayloadJob(thread, job);
}
