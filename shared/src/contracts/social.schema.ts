import { z } from 'zod';
import { defineSchemas } from './call';
import { loginReply, loginSource } from './member.schema';
import { instant, no } from './part.schema';
import { opaque, plainText } from './plain-text';

const provider = z.object({ id: z.string(), name: z.string() });

const begin = z.object({
  providerId: opaque(10),
  returnTo: plainText({ max: 2_000 }).default(''),
});
/** The provider's page; that of the sandbox is a path of the shop. */
const begun = z.object({ url: z.string() });

/** An account with which the member signs in. */
const connection = z.object({
  connectionNo: z.number(),
  providerName: z.string(),
  /** Empty when the provider hands over none. */
  emailMasked: z.string(),
  connectedAt: instant(),
  /** False for the only way in which the member signs in. */
  isRemovable: z.boolean(),
});

export const socialSchemas = defineSchemas({
  providers: {
    summary: 'Lists the providers of social sign-in.',
    reply: z.object({ providers: z.array(provider) }),
  },
  begin: {
    summary: 'Starts a sign-in with an account of a provider.',
    body: begin,
    reply: begun,
    hasSecret: true,
    errors: ['SOCIAL_DOWN', 'NOT_FOUND'],
  },
  finish: {
    summary: "Completes a sign-in or connection with a provider's result.",
    body: z.object({
      /** What the provider led the browser back with: RFC 6749 §4.1.2, RFC 9207. */
      state: opaque(200),
      code: opaque(4_096).optional(),
      iss: opaque(500).optional(),
      error: opaque(200).optional(),
      /** The person agreed to end the session of the member who is signed in here. */
      isReplacing: z.boolean().default(false),
      ...loginSource,
    }),
    reply: z.object({
      /** The page from which the sign-in began. Errors carry it too, once the state is known. */
      returnTo: z.string(),
      /** Null when an account was connected to the member who is signed in. */
      login: loginReply.nullable(),
    }),
    hasSecret: true,
    errors: [
      'LOGIN_NOT_STARTED',
      'ALREADY_SIGNED_IN',
      'JOIN_REQUIRED',
      'SOCIAL_DENIED',
      'SOCIAL_FAILED',
      'SOCIAL_DOWN',
      'CONNECTION_TAKEN',
      'CONNECTION_EXISTS',
    ],
  },
  mine: {
    summary: 'Lists the connected accounts of the member.',
    reply: z.object({
      /** Whether the member signs in by the card company. */
      hasCard: z.boolean(),
      connections: z.array(connection),
      /** Providers that are not connected. */
      providers: z.array(provider),
    }),
  },
  connect: {
    summary: 'Starts connecting an account of a provider to the member.',
    body: begin,
    reply: begun,
    hasSecret: true,
    errors: ['SOCIAL_DOWN', 'NOT_FOUND'],
  },
  disconnect: {
    summary: 'Disconnects an account of a provider.',
    params: z.object({ connectionNo: no() }),
    reply: z.object({}),
    errors: ['NOT_FOUND', 'CONNECTION_LAST'],
  },
});

export type SocialConnection = z.output<typeof connection>;
