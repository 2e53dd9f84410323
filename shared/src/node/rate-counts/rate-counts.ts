/** Requests of a client under one limit, in the current window of time. */
export interface RateCount {
  current: number;
  /** Until the window ends, ms. */
  ttlMs: number;
}

export interface CountedRequest {
  /** Name of the limit; each limit counts separately. */
  rule: string;
  /** Who is limited: a member, a session or an address. */
  client: string;
  windowMs: number;
}

export interface RateCounts {
  /** Adds one to the count of the client. Never rejects. */
  count(request: CountedRequest): Promise<RateCount>;
}

/** The state of counts that processes share through Valkey. */
export interface SharedCountsState {
  /** `down`: Valkey does not respond, and this process counts alone. */
  valkey: 'up' | 'down';
  /** Requests that this process counted alone because Valkey was late or down. */
  fallbacks: number;
}

/** The counts of a service, shared with its other processes when it has a Valkey. */
export interface ServiceCounts extends RateCounts {
  /** Undefined without Valkey. */
  state(): SharedCountsState | undefined;
  close(): void;
}
