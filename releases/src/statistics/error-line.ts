import { scrubbed } from '@shop/shared/domain';

const MAX_LENGTH = 200;

/** A thread that renders sends an error's stack as the message of another one. */
const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return /^\w*(Error|Exception)\b/.test(error.message)
    ? error.message
    : `${error.name}: ${error.message}`;
};

/** Name and first line of an error's message, without personal data. */
export const errorLine = (error: unknown): string =>
  scrubbed(textOf(error).split('\n', 1)[0] ?? '', MAX_LENGTH);
