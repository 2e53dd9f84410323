/**
 * Length of a receiver's name in characters. The specification shows the invalid state, not the
 * rule.
 */
export const receiverNameLength = { min: 2, max: 20 } as const;
