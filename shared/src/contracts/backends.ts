/** The parent service's envelope (spec section 3): the payload's keys are beside `Status`. */
export interface LocaEnvelope {
  /** `code` below 0 is an error (spec section 8). */
  Status: { code: number; msgCode: string; message: string };
  /** Time of the response, ISO 8601. */
  timestamp: string;
}

/** The envelope of the trip and bus-ticket service (spec section 3). `0000` is success. */
export interface TripEnvelope<T = unknown> {
  code: string;
  /** The HTTP status as text or number. */
  status: number;
  error?: string | null;
  /** `AS0044004`: the parent service does not know this session. */
  msgCode?: string | null;
  payload?: T | null;
}

/** The status of an ended session in responses of the trip service (spec section 8). */
export const TRIP_ENDED = { msgCode: 'AS0044004', code: '-200' } as const;
