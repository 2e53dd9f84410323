export function equalNames(prefix: string, modules: Record<string, string>): string[];
export function checkClassNames(): void;
