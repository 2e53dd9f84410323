/** Where an address moved to: a path of ours, or an address of an allowed host. */
export interface Redirect {
  to: string;
  status: number;
}
