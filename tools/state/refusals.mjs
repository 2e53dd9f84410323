/** Wrong arguments of the command. */
export class UsageError extends Error {}

/** The shop cannot have the state. The message contains the reason. */
export class Refusal extends Error {}
