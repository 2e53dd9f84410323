/** A redirect to a path of the shop or a URL of an allowed host. */
export interface Redirect {
  to: string;
  status: number;
}
