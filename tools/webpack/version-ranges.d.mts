export function numbersOf(version: string): number[] | undefined;
export function satisfy(version: string, range: string): boolean;
