import { createLedgerBalances } from './modules/benefit/point';
import { createLocaIdentity } from './modules/member/member';
import type { AdapterDeps, Module } from './platform/deps';
import { type Adapters, limitAdapters } from './ports/index';
import { assertSandboxAllowed, sandboxParts } from './sandbox-parts';

export interface Composition {
  adapters: Adapters;
  /** Routes that come with the chosen adapters: the sandbox's windows and sign-in. */
  modules: readonly Module[];
}

/**
 * The composition root: which adapter serves which port, by the configuration. No other file of the
 * product may import the sandbox. @throws ConfigError when a sandbox must not run at this address
 */
export async function compose(base: AdapterDeps): Promise<Composition> {
  const { config } = base;
  assertSandboxAllowed(config);
  const { createSandbox } = await import('../sandbox');
  const sandbox = createSandbox(base, sandboxParts(config));
  const { identity, cardAuth } = config.identityUrl
    ? { identity: createLocaIdentity(base, config.identityUrl), cardAuth: undefined }
    : sandbox;
  return {
    adapters: limitAdapters({
      gateway: sandbox.gateway,
      identity,
      cardAuth,
      postcode: sandbox.postcode,
      balances: createLedgerBalances(base),
    }),
    modules: sandbox.modules,
  };
}
