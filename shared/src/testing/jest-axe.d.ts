declare module 'jest-axe' {
  interface AxeResults {
    violations: { id: string; help: string; nodes: { html: string }[] }[];
  }
  export function axe(element: Element | string): Promise<AxeResults>;
}
