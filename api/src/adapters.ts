import type { Sample } from '@shop/sample';
import type { Sandbox } from '../sandbox';
import { createHttpMessages, createSmtp, createWebPush } from './channels';
import type { Config } from './config';
import { createFileStore } from './file-stores';
import { createTossGateway, createTossModule } from './gateways/toss';
import { createLedgerBalances } from './modules/benefit/point';
import {
  combineSources,
  createFileImages,
  imageFolders,
  markImages,
} from './modules/catalogue/image';
import { createReviewPhotos } from './modules/checkout/review-writing';
import { createLocaIdentity } from './modules/member/member';
import { createOidcSignIn } from './modules/member/social';
import type { AdapterDeps, Module } from './platform/deps';
import { type Adapters, limitAdapters } from './ports/index';
import { assertSandboxAllowed, sandboxParts } from './sandbox-parts';

export interface Composition {
  adapters: Adapters;
  /** What comes with the chosen adapters: the sandbox's windows and sign-in, the sample's data. */
  modules: readonly Module[];
}

async function loadSandbox(base: AdapterDeps): Promise<Sandbox> {
  const { createSandbox } = await import(/* webpackChunkName: "sandbox" */ '../sandbox');
  return createSandbox(base, sandboxParts(base.config));
}

/** The sample itself is missing; a package that it needs is not the same. */
const isSampleMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /^Cannot find (module|package) '[^']*\bsample(\.cjs)?'/.test(error.message);

/** Undefined where the sample was left out of the build. */
async function loadSample(
  approveInWindow: Sandbox['approveInWindow'] | undefined,
): Promise<Sample | undefined> {
  try {
    const { createSample } = await import(/* webpackChunkName: "sample" */ '@shop/sample');
    return createSample(approveInWindow);
  } catch (error) {
    if (isSampleMissing(error)) return undefined;
    throw error;
  }
}

/** The sandbox keeps messages of a channel that is not set, unless real ones are sent to phones. */
function channelsOf(
  { channels, ports }: Config,
  sandbox: Sandbox,
): Pick<Adapters, 'messages' | 'email' | 'push'> {
  const { messages, smtp, vapid } = channels;
  const isSandbox = ports.messages === 'sandbox';
  return {
    messages: messages ? createHttpMessages(messages) : sandbox.messages,
    email: smtp ? createSmtp(smtp) : isSandbox ? sandbox.email : undefined,
    push: vapid ? createWebPush(vapid) : isSandbox ? sandbox.push : undefined,
  };
}

/**
 * The composition root: which adapter serves which port, by the configuration. No other file of the
 * product imports the sandbox or the sample. @throws ConfigError when a sandbox must not run here
 */
export async function compose(base: AdapterDeps): Promise<Composition> {
  const { config } = base;
  assertSandboxAllowed(config);
  const sandbox = await loadSandbox(base);
  // A real gateway charges: the sample's past orders are paid in the sandbox's window only.
  const sample = await loadSample(config.toss ? undefined : sandbox.approveInWindow);
  const { identity, cardAuth, adultVerification } = config.identityUrl
    ? {
        identity: createLocaIdentity(config.identityUrl),
        cardAuth: undefined,
        adultVerification: undefined,
      }
    : sandbox;
  // Real providers take the place of the sandbox's; with the real card company there is no sandbox.
  const hasSampleAccounts = config.oidc.length === 0 && !config.identityUrl;
  const files = createFileStore(base);
  const ownImages = [
    createFileImages(imageFolders(config).files),
    markImages,
    createReviewPhotos(base, files),
  ];
  return {
    adapters: limitAdapters({
      gateway: config.toss ? createTossGateway(base, config.toss) : sandbox.gateway,
      identity,
      cardAuth,
      adultVerification,
      socialSignIn: hasSampleAccounts ? sandbox.socialSignIn : createOidcSignIn(config.oidc),
      postcode: sandbox.postcode,
      seller: sandbox.seller,
      courier: sandbox.courier,
      ...channelsOf(config, sandbox),
      balances: createLedgerBalances(base),
      files,
      images: combineSources(sample ? [...ownImages, sample.images] : ownImages),
    }),
    modules: [
      ...sandbox.modules,
      ...(config.toss ? [createTossModule(config.toss)] : []),
      ...(sample ? [sample.module] : []),
    ],
  };
}
