/** By `<remote>/<feature>`: the features it may use, each with the reason. */
export const featureUses: Record<string, Record<string, string>>;
