import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Checks whose results a build carries. */
export const checkNames = ['verify', 'journeys'] as const;
export type CheckName = (typeof checkNames)[number];

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** A DSSE envelope; a result has one signature. */
const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.tuple([z.object({ keyid: z.string(), sig: z.base64() })]),
});

/** An in-toto statement with the predicate `test-result`, as `tools/release/test-results.mjs` writes it. */
const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.tuple([
    z.object({
      name: z.string(),
      /** Hash of the build's stamp, which has the hash of each of its files. */
      digest: z.object({ sha256: z.string() }),
      annotations: z.object({ build: z.string() }),
    }),
  ]),
  predicateType: z.literal('https://in-toto.io/attestation/test-result/v0.1'),
  predicate: z.object({
    result: z.enum(['PASSED', 'FAILED']),
    configuration: z.tuple([
      z.object({
        name: z.enum(checkNames),
        /** `where` the journeys ran; `further` checks that the app has, with commas. */
        annotations: z.record(z.string(), z.string()),
      }),
    ]),
    passedTests: z.array(z.string()),
    failedTests: z.array(z.string()),
    finishedAt: z.iso.datetime(),
  }),
});

/** The result of one check of one build. */
export interface TestResult {
  check: CheckName;
  app: string;
  build: string;
  /** Hash of the stamp of the build, sha256 in hexadecimal digits. */
  stampHash: string;
  isPassed: boolean;
  passedCount: number;
  failedTests: string[];
  finishedAt: string;
  /** Where journeys ran: `alone`, `composed` or the address of a shop. */
  where?: string | undefined;
  /** Further checks that the app has, of a result of `verify`. */
  further: CheckName[];
}

export type ReadResult =
  | { result: TestResult }
  | { problem: 'damaged' | 'otherKey' | 'wrongSignature' };

/** The bytes that a signature covers: the pre-authentication encoding of DSSE. */
const signedBytes = (payload: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `),
    payload,
  ]);

/** Identifies a key, which separates results of another key from forged ones. */
export const keyIdOf = (key: string): string =>
  createHmac('sha256', key).update('keyid').digest('hex').slice(0, 8);

/** The tools sign in the same way (`tools/release/test-results.mjs`). */
export const signatureOf = (key: string, payload: Buffer): Buffer =>
  createHmac('sha256', key).update(signedBytes(payload)).digest();

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stored result and checks its signature. */
export function readAttestation(key: string, text: string): ReadResult {
  const envelope = envelopeSchema.safeParse(parseJson(text)).data;
  if (!envelope) return { problem: 'damaged' };
  const payload = Buffer.from(envelope.payload, 'base64');
  const [{ keyid, sig }] = envelope.signatures;
  if (keyid !== keyIdOf(key)) return { problem: 'otherKey' };
  if (!isSame(Buffer.from(sig, 'base64'), signatureOf(key, payload)))
    return { problem: 'wrongSignature' };
  const statement = statementSchema.safeParse(parseJson(payload.toString('utf8'))).data;
  if (!statement) return { problem: 'damaged' };
  const [{ name: app, digest, annotations }] = statement.subject;
  const { result, configuration, passedTests, failedTests, finishedAt } = statement.predicate;
  const [{ name: check, annotations: notes }] = configuration;
  const further = notes.further?.split(',') ?? [];
  return {
    result: {
      check,
      app,
      build: annotations.build,
      stampHash: digest.sha256,
      isPassed: result === 'PASSED' && failedTests.length === 0 && passedTests.length > 0,
      passedCount: passedTests.length,
      failedTests,
      finishedAt,
      where: notes.where,
      further: checkNames.filter((one) => further.includes(one)),
    },
  };
}
