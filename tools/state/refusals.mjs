/** The command was used wrongly. */
export class UsageError extends Error {}

/** The shop cannot make the state. The message has the reason. */
export class Refusal extends Error {}
