export function strayClasses(
  sources: Record<string, string>,
  modules: Record<string, string>,
): string[];
export function checkModuleClasses(): void;
