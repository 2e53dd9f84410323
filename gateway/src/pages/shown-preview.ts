import { PREVIEW_PARAM } from '@shop/releases/preview';
import type { FastifyRequest } from 'fastify';
import type { LiveReleases } from '../builds/live-releases';
import type { ReleaseChoice } from '../builds/release-choice';
import type { GatewayConfig } from '../http/config';
import { mayReadStatus } from '../http/may-read-status';
import type { PreviewShown } from './preview-chooser';

interface PreviewContext {
  config: GatewayConfig;
  releases: LiveReleases;
}

/** Collects what the badge of a previewed page shows. @param token the token in a link to the same builds */
export function shownPreview(
  { config: { publicUrl, metricsToken }, releases }: PreviewContext,
  request: FastifyRequest,
  { choice, token }: { choice: ReleaseChoice; token: string },
): PreviewShown {
  const link = new URL(`${publicUrl}${request.url}`);
  link.searchParams.set(PREVIEW_PARAM, token);
  return {
    previewed: choice.preview ?? [],
    running: choice.apps,
    published: releases.published(),
    link: link.href,
    token,
    hasStatus: mayReadStatus(request, metricsToken),
  };
}
