import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopbackUrl } from '@shop/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';
import { isLocalClient } from '../../../platform/http/local-client';

/** The till of a shop that is tried out on this machine. */
const SANDBOX_TILL = { name: '시험 매장', key: 'sandbox-till-key' };

const hashOf = (key: string) => createHash('sha256').update(key).digest();

const isSandboxAllowed = ({ config }: Deps, request: FastifyRequest): boolean =>
  config.tills.length === 0 && isLoopbackUrl(config.publicUrl) && isLocalClient(request, []);

/**
 * The name of the till whose key a request has. Every key is compared, in constant time.
 * @throws AppError 401 `TILL_KEY` without a key of a till
 */
export function tillOf(deps: Deps, request: FastifyRequest): string {
  const received = request.headers['x-till-key'];
  const hash = hashOf(typeof received === 'string' ? received : '');
  const tills = deps.config.tills.map(({ name, keyHash }) => ({
    name,
    hash: Buffer.from(keyHash, 'hex'),
  }));
  if (isSandboxAllowed(deps, request))
    tills.push({ name: SANDBOX_TILL.name, hash: hashOf(SANDBOX_TILL.key) });
  const [name] = tills.flatMap((till) => (timingSafeEqual(till.hash, hash) ? [till.name] : []));
  if (name === undefined) throw new AppError(401, 'TILL_KEY', '등록된 계산대의 키가 아니에요.');
  return name;
}
