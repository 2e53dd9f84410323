/** The command was refused and nothing was written. The message has the reason. */
export class Refusal extends Error {}
