import type { Module } from '../../src/platform/deps';
import { registerOidcProvider } from '../oidc/oidc.plugin';
import { registerCardApp } from './card-app.plugin';
import { createSandboxIdentity } from './identity';
import { registerOpenLink } from './open-link.plugin';
import { registerParentLogin } from './parent-login.plugin';
import { sampleLoginRoutes } from './sample-login.routes';
import { registerVerificationPage } from './verification.plugin';

/** Ways to sign in without proof, the card company's app and the proof of age as pages. */
export const identityModule: Module = {
  name: 'sandbox identity',
  routes: (deps) => sampleLoginRoutes(deps, createSandboxIdentity(deps)),
  plugin: async (app, deps) => {
    registerParentLogin(app, deps);
    await registerOpenLink(app, deps);
    await registerCardApp(app, deps);
    await registerVerificationPage(app, deps);
    await registerOidcProvider(app, deps);
  },
};
