import { awaitQuiet, QUIET_LOAD } from './quiet.mjs';

const settings = { patienceMs: 3, pollMs: 1 };

test('waits until other work has ended', async () => {
  const loads = [4, 2, QUIET_LOAD - 0.1];
  let reads = 0;
  await awaitQuiet({ ...settings, readLoad: () => loads[reads++] ?? 0 });
  expect(reads).toBe(3);
});

test('refuses to measure on a machine that stays busy, and says what to do', async () => {
  const measuring = awaitQuiet({ ...settings, readLoad: () => 3.4 });
  await expect(measuring).rejects.toThrow(/load is 3\.4.*--only bytes/);
});
