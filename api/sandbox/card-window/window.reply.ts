import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../src/platform/deps';
import { windowStyle } from './frame.html';

const styleHash = createHash('sha256').update(windowStyle).digest('base64');
const policyOf = (formTarget: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'self' 'sha256-${styleHash}'; font-src 'self'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Plain HTML under a policy that allows its one style and its own form, nothing else.
 * @param formTarget another origin that its form may lead to
 */
export const sendWindow = (reply: FastifyReply, status: number, html: string, formTarget = '') =>
  reply
    .status(status)
    .header('content-security-policy', policyOf(formTarget))
    .header('referrer-policy', 'same-origin')
    .header('x-frame-options', 'DENY')
    .type('text/html; charset=utf-8')
    .send(html);

const fontsFile = z.object({ stylesheet: z.string() });

/** URL of the shop's font sheet, where it was built: many test devices have no Korean font. */
export async function fontsAddress(deps: Deps): Promise<string> {
  try {
    const file = join(deps.config.apiRoot, '../shared/dist/fonts/fonts.json');
    const { stylesheet } = fontsFile.parse(JSON.parse(await readFile(file, 'utf8')));
    return `/assets/fonts/${stylesheet}`;
  } catch {
    return '';
  }
}

/** Parses forms of plain HTML pages, which have no scripts to send JSON. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
