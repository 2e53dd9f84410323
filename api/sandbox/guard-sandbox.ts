import type { FastifyRequest } from 'fastify';
import { assertOwnOrigin } from '../src/platform/auth/same-origin';
import type { Module } from '../src/platform/deps';
import { AppError } from '../src/platform/errors';
import { isLocalClient } from '../src/platform/http/local-client';
import type { RouteBinding } from '../src/platform/http/route';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

const localOnly = (): AppError =>
  new AppError(403, 'SANDBOX_LOCAL_ONLY', '체험용 기능은 쇼핑몰을 켠 컴퓨터에서만 쓸 수 있어요.');

type Assert = (request: FastifyRequest) => void;

const assertAllowed =
  (isAllowedByName: boolean, networks: readonly string[]): Assert =>
  (request) => {
    if (!isAllowedByName && !isLocalClient(request, networks)) throw localOnly();
    if (!readingMethods.includes(request.method)) assertOwnOrigin(request);
  };

const guarded = (binding: RouteBinding, assert: Assert): RouteBinding => ({
  ...binding,
  handle: async (context) => {
    assert(context.request);
    return binding.handle(context);
  },
});

/**
 * Restricts a sandbox module to clients on this machine and in `SANDBOX_NETWORKS`, and to others where
 * `ALLOW_SANDBOX` names its part. Requests from pages of another origin are refused in either case. Routes of the sandbox need no
 * session, so the platform's check of cookies does not cover them.
 */
export function guardSandbox(
  { name, routes, jobs, plugin }: Module,
  isAllowedByName: boolean,
  networks: readonly string[],
): Module {
  const assert = assertAllowed(isAllowedByName, networks);
  return {
    name,
    jobs,
    routes: routes && ((deps) => routes(deps).map((binding) => guarded(binding, assert))),
    plugin:
      plugin &&
      (async (app, deps) => {
        await app.register(async (scope) => {
          scope.addHook('onRequest', async (request) => assert(request));
          await plugin(scope, deps);
        });
      }),
  };
}
