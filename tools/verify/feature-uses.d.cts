/** `<remote>/<feature>` → features it may import, each with the reason. */
export const featureUses: Record<string, Record<string, string>>;
