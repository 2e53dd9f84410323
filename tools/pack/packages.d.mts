export function placePackages(folders: readonly string[]): Map<string, string>;
export function copyPackages(placed: ReadonlyMap<string, string>, target: string): void;
