export function resultKey(folder?: string): string;
