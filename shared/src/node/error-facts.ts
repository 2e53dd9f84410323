/** The message of what was thrown, which may be any value. */
export const messageOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : String(thrown);

/** The code of an error of Node such as `ENOENT`; undefined of other errors. */
export const codeOf = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'code' in thrown &&
  typeof thrown.code === 'string'
    ? thrown.code
    : undefined;
