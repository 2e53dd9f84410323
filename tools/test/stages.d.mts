export interface Stage {
  name: string;
  run: () => unknown;
  after?: readonly string[];
  lanes?: number;
}

export interface EndedStage {
  name: string;
  seconds: number;
  error: unknown;
}

export function runStages(
  stages: readonly Stage[],
  options: {
    lanes: number;
    now?: () => number;
    onStart?: (name: string) => void;
    onEnd?: (stage: EndedStage) => void;
  },
): Promise<EndedStage[]>;
