import type { SandboxPart } from '../src/config';
import type { AdapterDeps, Module } from '../src/platform/deps';
import type {
  AdultVerification,
  CardAuth,
  CourierTracking,
  EmailSender,
  IdentityProvider,
  MessageSender,
  PaymentGateway,
  PostcodeSearch,
  PushSender,
  SellerDesk,
  SocialSignIn,
} from '../src/ports';
import { sandboxPostcode } from './address/postcode-search';
import { backendsModule } from './backends/backends.module';
import { counselStaffModule } from './counsel/staff';
import { benchModule } from './fulfilment/bench.module';
import { createSandboxCourier, createSandboxSeller } from './fulfilment/partners';
import { guardSandbox } from './guard-sandbox';
import { createSandboxCardAuth } from './identity/card-auth';
import { createSandboxIdentity } from './identity/identity';
import { identityModule } from './identity/identity.module';
import { createSandboxVerification } from './identity/verification';
import { approveInWindow } from './issuer/approve-in-window';
import { createSandboxGateway } from './issuer/gateway';
import { issuerModule, paymentBenchModule } from './issuer/issuer.module';
import { createSandboxEmail } from './messages/email';
import { inboxModule } from './messages/inbox.module';
import { createSandboxPush } from './messages/push';
import { createSandboxMessages } from './messages/sender';
import { createSandboxSocialSignIn } from './oidc/social-sign-in';
import { systemCheckModule } from './system-check/system-check.module';

export interface Sandbox {
  gateway: PaymentGateway;
  identity: IdentityProvider;
  cardAuth: CardAuth;
  adultVerification: AdultVerification;
  socialSignIn: SocialSignIn;
  postcode: PostcodeSearch;
  seller: SellerDesk;
  courier: CourierTracking;
  messages: MessageSender;
  email: EmailSender;
  push: PushSender;
  /** Routes of the parts that run. */
  modules: readonly Module[];
  /** Pays as a sample member does; for past orders. */
  approveInWindow: typeof approveInWindow;
}

const moduleOf: Partial<Record<SandboxPart, Module>> = {
  payment: issuerModule,
  identity: identityModule,
  fulfilment: counselStaffModule,
  messages: inboxModule,
  'payment-bench': paymentBenchModule,
  'fulfilment-bench': benchModule,
  backends: backendsModule,
  'system-check': systemCheckModule,
};

/** The sandbox's adapters, and the routes of these parts. */
export const createSandbox = (base: AdapterDeps, parts: readonly SandboxPart[]): Sandbox => ({
  gateway: createSandboxGateway(base),
  identity: createSandboxIdentity(base),
  cardAuth: createSandboxCardAuth(base),
  adultVerification: createSandboxVerification(base),
  socialSignIn: createSandboxSocialSignIn(base),
  postcode: sandboxPostcode,
  seller: createSandboxSeller(base),
  courier: createSandboxCourier(base),
  messages: createSandboxMessages(base),
  email: createSandboxEmail(base),
  push: createSandboxPush(base),
  modules: parts.flatMap((part) => {
    const module = moduleOf[part];
    const { allowedSandbox, sandboxNetworks } = base.config;
    return module ? guardSandbox(module, allowedSandbox.includes(part), sandboxNetworks) : [];
  }),
  approveInWindow,
});
