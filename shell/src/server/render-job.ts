import { visitorSession } from '@shop/shared/app';
import type { RemoteName, SystemNotice } from '@shop/shared/contracts';
import type { Loaded } from '@shop/shared/node';
import type { RequestSession } from './api-client';
import { type Body, bodyOf } from './body';
import { type DocumentParts, pageDataOf, renderDocument } from './document';
import type { DocumentBody, KeptDocuments } from './kept-documents';
import { type LinkedFile, linkedText } from './linked-files';
import { createPageApp, createPageCaller, dehydrateQueries, loadPage } from './load-page';
import type { LoadedBuilds, ReleaseRefs } from './loaded-builds';
import { type PageRow, remotePages } from './page-table';
import { pageTag } from './page-tag';
import type { BuildRef } from './releases';
import { renderPage } from './render';
import type { RenderContext } from './render-context';
import { contentPolicy } from './security';

/** A public page or payload is at most twice this old (see `createResponseCache`). */
const TTL_MS = 5_000;

interface JobInput {
  /** The builds of this visitor. */
  releases: ReleaseRefs;
  url: string;
  userAgent: string;
  nowMs: number;
  /** Of the request that the work is for. */
  traceparent: string;
}

export interface PageJob extends JobInput {
  kind: 'page';
  visitor: RequestSession;
  notice: SystemNotice | undefined;
  isTrial: boolean;
  /** Of the data that will be read, or older; see `versionOf` (`public-page.ts`). */
  version: string | undefined;
  /** The rendered path, which the address bar then shows, if it differs from the requested one. */
  shownPath: string | undefined;
  /** Of Brotli, 0 to 11. */
  quality: number;
  isPrepared?: boolean;
  /** The document links to no files of its own (`linked-files.ts`). */
  isWhole?: boolean;
}

interface PayloadJob extends JobInput {
  kind: 'payload';
}

/** Reads the route definitions of a remote's build. */
interface RouteJob {
  kind: 'routes';
  name: RemoteName;
  build: BuildRef;
}

/** Work for the thread that renders: plain data, which a message can carry. */
export type RenderJob = PageJob | PayloadJob | RouteJob;

/** Shared by all requests of a thread that renders. */
export interface RenderThread extends Omit<RenderContext, 'releases' | 'bundles'> {
  builds: LoadedBuilds;
  documents: KeptDocuments;
}

export interface RenderedPage extends Body {
  kind: 'page';
  status: number;
  /** The ETag; absent on errors, incomplete pages and previews. */
  tag?: string | undefined;
  /** The files to which the document links. */
  linked?: readonly LinkedFile[] | undefined;
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

interface PageBody {
  body: Body | DocumentBody;
  styleHash: string;
}

/**
 * The documents of visitors link to their data, and to the styles of what is below the first screen. Those of
 * members and of failures, which are sent once, contain everything, and are compressed each time.
 */
function pageBodyOf(
  documents: KeptDocuments,
  { parts, tag }: { parts: DocumentParts; tag: string | undefined },
  job: PageJob,
): PageBody {
  const { quality, nowMs } = job;
  const { whole, split } = parts.style;
  if (tag === undefined || job.isWhole || job.visitor.session.isLoggedIn)
    return { body: bodyOf(renderDocument(parts), quality), styleHash: whole.hash };
  const data = linkedText(pageDataOf(parts), '.json');
  const styles = split && linkedText(split.later, '.css');
  const html = renderDocument(parts, { data: data.address, styles: styles?.address });
  const linked = styles ? [data, styles] : [data];
  return {
    body: documents.bodyOf({ html, linked, tag, quality, nowMs }),
    styleHash: (split?.first ?? whole).hash,
  };
}

async function renderPageJob(
  context: RenderContext,
  documents: KeptDocuments,
  job: PageJob,
): Promise<Loaded<RenderedPage | PageRedirect>> {
  const startedMs = performance.now();
  const result = await renderPage(context, { ...job, url: new URL(job.url) });
  if (result.kind === 'redirect') return { value: result, ttlMs: 0 };
  const renderMs = performance.now() - startedMs;
  const { status, parts, isCacheable } = result;
  const tag = status === 200 && isCacheable ? pageTag(parts) : undefined;
  const { hasLiveReload } = parts;
  const { body, styleHash } = pageBodyOf(documents, { parts, tag }, job);
  const hasTagManager = context.config.tagManagerId !== undefined;
  const value: RenderedPage = {
    kind: 'page',
    status,
    ...body,
    // The document that links to files has this tag, and the browser may have it.
    tag: job.isWhole ? undefined : tag,
    policy: contentPolicy(styleHash, { hasTagManager, hasLiveReload }),
    renderMs,
  };
  // A failed page must not be cached.
  const version = result.hasReadCatalogueOnly ? job.version : undefined;
  return { value, ttlMs: isCacheable ? TTL_MS : 0, version };
}

const toPayload = async (status: number, body: object): Promise<Payload> => ({
  kind: 'payload',
  status,
  ...bodyOf(JSON.stringify(body)),
});

async function loadPayloadJob(context: RenderContext, job: PayloadJob): Promise<Loaded<Payload>> {
  const url = new URL(job.url);
  // Always the public data of the page, so that it may be cached for everybody.
  const visitor = { session: visitorSession, cookie: '', setCookies: [] };
  const input = { ...job, url, visitor };
  const app = createPageApp(context, input, createPageCaller(context, input));
  const page = await loadPage(context, app, url).catch((error) => {
    context.onFailure('payload', error, { traceparent: job.traceparent });
    return undefined;
  });
  // Member pages and redirects have no public data.
  const status = page?.kind === 'redirect' ? 404 : (page?.status ?? 503);
  if (status !== 200)
    return { value: await toPayload(status, { message: 'No payload of this page' }), ttlMs: 0 };
  const { buildId } = context.releases;
  const queries = dehydrateQueries(app);
  const value = await toPayload(200, { buildId, renderedAtMs: job.nowMs, queries });
  return { value, ttlMs: TTL_MS };
}

const readRoutes = ({ config, builds }: RenderThread, { name, build }: RouteJob): RouteTable => ({
  kind: 'routes',
  rows: remotePages(config, builds.bundleOf(name, build)),
});

/** Does the work: loads the data, renders and compresses. */
export async function runRenderJob(
  thread: RenderThread,
  job: RenderJob,
): Promise<Loaded<Rendered>> {
  if (job.kind === 'routes') return { value: readRoutes(thread, job), ttlMs: 0 };
  const context = { ...thread, ...thread.builds.of(job.releases) };
  return job.kind === 'page'
    ? renderPageJob(context, thread.documents, job)
    : loadPayloadJob(context, job);
}
