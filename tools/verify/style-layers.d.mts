export function layerProblems(css: string): string[];
export function checkStyleLayers(): void;
export function universalSiblings(css: string): string[];
