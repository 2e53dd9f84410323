export const ALLOWED: Set<string>;
export function directLicences(root: string): [name: string, licence: string][];
export function refusedLicences(root: string): string[];
