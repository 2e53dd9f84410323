export interface Gateway {
  url: string;
  /** Its process. */
  pid: number;
  stop(): Promise<void>;
  /** What it has printed so far. */
  output(): string;
}

export function startGateway(options: {
  port: number;
  apiUrl: string;
  env?: Record<string, string>;
}): Promise<Gateway>;
