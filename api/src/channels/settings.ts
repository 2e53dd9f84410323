import { z } from 'zod';
import type { HttpMessageSettings } from './http-messages';
import type { SmtpSettings } from './smtp';
import type { VapidSettings } from './web-push';

/** The channels that are not simulated. */
export interface ChannelSettings {
  messages?: HttpMessageSettings | undefined;
  smtp?: SmtpSettings | undefined;
  vapid?: VapidSettings | undefined;
}

export const channelEnvironment = {
  MESSAGES: z.enum(['sandbox', 'http']).default('sandbox'),
  MESSAGES_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
  MESSAGES_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must look like smtp://host:25' }).optional(),
  MAIL_FROM: z.email('must be a mail address').optional(),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(mailto|https)$/, message: 'must be a mailto: or https: address' })
    .optional(),
};
const environment = z.object(channelEnvironment);
type Environment = z.output<typeof environment>;
type Name = keyof Environment;

const together = (settings: Environment, names: readonly Name[], isUsed: boolean, why: string) =>
  names
    .filter((name) => isUsed && !settings[name])
    .map((name) => ({ code: 'custom' as const, path: [name], message: `is needed ${why}` }));

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** A channel that lacks a part would be silent or the sandbox's. @returns what is missing */
export const missingChannelSettings = (settings: Environment) => [
  ...together(
    settings,
    ['MESSAGES_URL', 'MESSAGES_KEY'],
    settings.MESSAGES === 'http',
    'when MESSAGES is http',
  ),
  ...together(settings, ['MAIL_FROM'], Boolean(settings.SMTP_URL), 'with SMTP_URL'),
  ...together(
    settings,
    vapidNames,
    vapidNames.some((name) => settings[name]),
    'with the other VAPID settings',
  ),
];

/** The channels of complete settings. */
export function channelSettings(settings: Environment): ChannelSettings {
  const { MESSAGES, MESSAGES_URL: url, MESSAGES_KEY: key } = settings;
  const { SMTP_URL, MAIL_FROM: from } = settings;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const { VAPID_SUBJECT: subject } = settings;
  return {
    messages: MESSAGES === 'http' && url && key ? { url, key } : undefined,
    smtp: SMTP_URL && from ? { url: SMTP_URL, from } : undefined,
    vapid: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined,
  };
}
