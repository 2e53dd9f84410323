import { isLoopbackUrl } from '@shop/shared/domain';
import { type Config, ConfigError, type SandboxPart } from './config';
import { isAddressIn } from './platform/http/local-client';

type PortSettings = Pick<Config, 'ports' | 'publicUrl' | 'allowedSandbox' | 'sandboxNetworks'>;

/** Whether the shop's URL has an address of this machine or of a private network that may use the sandbox. */
const isAtHome = ({ publicUrl, sandboxNetworks }: PortSettings): boolean =>
  isLoopbackUrl(publicUrl) || isAddressIn(sandboxNetworks, publicUrl);

/** The adapters that are sandboxes by the configuration. */
const sandboxAdapters = ({ ports }: PortSettings): SandboxPart[] =>
  (['payment', 'identity', 'postcode', 'fulfilment', 'messages'] as const).filter(
    (part) => ports[part] === 'sandbox',
  );

/**
 * Simulated services and failure switches for testers on the local machine. A tester in the seller's role can refund
 * orders, and simulated failures affect all payments, so these parts never run with a payment provider that moves
 * real money.
 */
const testerParts = (config: PortSettings): SandboxPart[] => {
  const { ports, allowedSandbox } = config;
  const isSafe = {
    'payment-bench': ports.payment === 'sandbox',
    'fulfilment-bench': ports.payment === 'sandbox' && ports.fulfilment === 'sandbox',
    backends: ports.identity === 'sandbox',
    'system-check': ports.identity === 'sandbox',
  };
  const parts = ['payment-bench', 'fulfilment-bench', 'backends', 'system-check'] as const;
  return parts.filter((part) =>
    isAtHome(config)
      ? isSafe[part]
      : allowedSandbox.includes(part) && (!part.endsWith('-bench') || isSafe[part]),
  );
};

/** The parts of the sandbox that run. */
export const sandboxParts = (config: PortSettings): readonly SandboxPart[] => [
  ...sandboxAdapters(config),
  ...testerParts(config),
];

/** Whether a sandbox runs at a public address. Every page then shows a notice. */
export const isTrial = (config: PortSettings): boolean =>
  !isLoopbackUrl(config.publicUrl) && sandboxParts(config).length > 0;

const settingOf: Partial<Record<SandboxPart, string>> = {
  payment: 'PAYMENT',
  identity: 'IDENTITY',
  postcode: 'POSTCODE',
  fulfilment: 'FULFILMENT',
  messages: 'MESSAGES',
};

/**
 * A sandbox serves this machine and `SANDBOX_NETWORKS` only, unless `ALLOW_SANDBOX` names exactly the adapters that
 * are one.
 * @throws ConfigError with the reason and both ways to mend it
 */
export function assertSandboxAllowed(config: PortSettings): void {
  if (isAtHome(config)) return;
  const used = sandboxAdapters(config);
  const missing = used.filter((part) => !config.allowedSandbox.includes(part));
  const surplus = config.allowedSandbox.filter((part) => settingOf[part] && !used.includes(part));
  if (missing.length > 0) {
    throw new ConfigError(
      `PUBLIC_URL is ${config.publicUrl}, which is not this machine, but these adapters are sandboxes: ${missing.join(', ')}. ` +
        'A sandbox signs in any visitor without a password and takes no money for an order. ' +
        `For a real shop set ${missing.map((part) => settingOf[part]).join(', ')} to a real adapter. ` +
        `For a public trial shop set ALLOW_SANDBOX=${[...used].join(',')}: every page then says that it is a trial.`,
    );
  }
  if (surplus.length > 0) {
    throw new ConfigError(
      `ALLOW_SANDBOX names ${surplus.join(', ')}, which is not a sandbox here. Name only the sandbox adapters: ALLOW_SANDBOX=${used.join(',')}.`,
    );
  }
}
