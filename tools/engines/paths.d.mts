export const ENGINE_PACKAGES: readonly string[];
export const WEBKIT_DRIVER: string;
export function firefoxPath(): string | undefined;
export function miniBrowserPath(): string | undefined;
export function hasEngines(): boolean;
