/**
 * Runs stages in parallel: whenever a lane is free, starts the first stage of the list whose
 * `after` stages have ended. A failed stage does not stop the others.
 * @param stages `{ name, run, after, lanes }`: `after` are names, `lanes` is how many it occupies
 *   (1; 0 for stages that only wait for the network)
 * @param lanes  number of lanes
 * @returns `{ name, seconds, error }` in order of completion
 */
export async function runStages(
  stages,
  { lanes, now = () => performance.now(), onStart = () => {}, onEnd = () => {} },
) {
  const waiting = [...stages];
  const running = new Set();
  const ended = [];
  let free = lanes;

  const start = async ({ name, run, lanes: taken = 1 }) => {
    const startedAt = now();
    free -= taken;
    onStart(name);
    let error;
    try {
      await run();
    } catch (thrown) {
      error = thrown;
    }
    free += taken;
    const end = { name, seconds: Math.round((now() - startedAt) / 1000), error };
    ended.push(end);
    onEnd(end);
  };
  const next = () =>
    waiting.findIndex(
      ({ lanes: wanted = 1, after = [] }) =>
        wanted <= free && after.every((name) => ended.some((stage) => stage.name === name)),
    );

  while (waiting.length > 0 || running.size > 0) {
    for (let at = next(); at >= 0; at = next()) {
      const work = start(waiting.splice(at, 1)[0]).finally(() => running.delete(work));
      running.add(work);
    }
    if (running.size === 0)
      throw new Error(`Nothing leads to: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running);
  }
  return ended;
}
