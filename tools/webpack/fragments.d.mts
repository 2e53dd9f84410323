export function readFragments(folder: string): Record<string, string>;
