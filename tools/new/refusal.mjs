/** The command cannot do what was asked; nothing was written. The message says why. */
export class Refusal extends Error {}
