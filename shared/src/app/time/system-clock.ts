/**
 * The clock of the machine this runs on, in epoch ms. It measures ages within one process or browser.
 * A page takes the time from `app.now()` or `useNow()`, which follow the server's clock.
 */
export const systemNowMs = (): number => Date.now();
