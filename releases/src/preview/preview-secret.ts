const MIN_LENGTH = 32;

/** What has to be done without a usable PREVIEW_SECRET: the end of a sentence. */
export const SECRET_NEEDED = `set PREVIEW_SECRET, of ${MIN_LENGTH} characters or more, to the gateway's`;

/** Whether a PREVIEW_SECRET is long enough to sign with. */
export const isUsableSecret = (secret: string | undefined): secret is string =>
  secret !== undefined && secret.length >= MIN_LENGTH;
