/** A check that found nothing wrong. */
export const ok = (text) => ({ isOk: true, text });

/** @param fix one command that mends it */
export const problem = (text, fix) => ({ isOk: false, text, fix });
