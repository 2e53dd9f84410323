/** Runs a step that the page can do without; its exception does not take the steps after it. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.warn(error);
  }
}
