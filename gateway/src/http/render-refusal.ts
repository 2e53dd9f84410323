/** Work that is not done: too much waits (`busy`), or its thread was lost or too slow (`lost`). */
export class RenderRefusal extends Error {
  override name = 'RenderRefusal';
  constructor(readonly reason: 'busy' | 'lost') {
    super(`A page was not rendered: ${reason}.`);
  }
}
