export const say = (text) => process.stdout.write(`${text}\n`);

/** Prints one line per step with its duration. */
export function steps() {
  return async (name, work) => {
    const startedAt = performance.now();
    say(`▸ ${name}`);
    const result = await work();
    say(`✓ ${name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  };
}

/** Explains common environment failures in one sentence. */
export function explain(error) {
  const text = `${error?.code ?? ''} ${error?.message ?? error}`;
  if (/ENOSPC/.test(text))
    return 'The disk is full. Free some space (about 1 GB is needed) and run npm start again.';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT/.test(text))
    return `The package registry could not be reached. Check the network and run npm start again.\n${error.message}`;
  return error?.message ?? String(error);
}
