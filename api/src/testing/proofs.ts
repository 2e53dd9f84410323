import { appendFileSync } from 'node:fs';

/** `npm run drill` runs the proofs in their full size; the tests of every day run them small. */
export const isDrill = process.env.DRILL === 'on';

/** Writes the figures of the running test for the table of `npm run drill`. */
export function recordProof(figures: string): void {
  const { currentTestName: name } = expect.getState();
  const { PROOFS_FILE: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify({ name, figures })}\n`);
}
