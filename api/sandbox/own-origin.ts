import type { FastifyRequest } from 'fastify';
import { assertOwnOrigin } from '../src/platform/auth/same-origin';
import type { Module } from '../src/platform/deps';
import type { RouteBinding } from '../src/platform/http/route';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

const assertAllowed = (request: FastifyRequest): void => {
  if (!readingMethods.includes(request.method)) assertOwnOrigin(request);
};

const guarded = (binding: RouteBinding): RouteBinding => ({
  ...binding,
  handle: async (context) => {
    assertAllowed(context.request);
    return binding.handle(context);
  },
});

/**
 * The same module, whose changes a page of another origin cannot send. Routes of the sandbox trust
 * their caller: they need no session, so the platform's check of cookies does not cover them.
 */
export const ownOriginOnly = ({ name, routes, plugin }: Module): Module => ({
  name,
  routes: routes && ((deps) => routes(deps).map(guarded)),
  plugin:
    plugin &&
    (async (app, deps) => {
      await app.register(async (scope) => {
        scope.addHook('onRequest', async (request) => assertAllowed(request));
        await plugin(scope, deps);
      });
    }),
});
