/** A build and its share of the visitors, 0–100. */
export interface BuildShare {
  app: string;
  build: string;
  percent: number;
  /** The team that the build names. */
  owner?: string | undefined;
}
