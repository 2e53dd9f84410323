export const specRoutes: readonly string[];
