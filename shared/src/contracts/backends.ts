/** The parent service's envelope (spec section 3): what was asked for stands beside its Status. */
export interface LocaEnvelope {
  /** `code` below 0 is an error (spec section 8). */
  Status: { code: number; msgCode: string; message: string };
  /** When it was answered, ISO 8601. */
  timestamp: string;
}

/** The envelope of the trip and bus-ticket service (spec section 3). `0000` is success. */
export interface TripEnvelope<T = unknown> {
  code: string;
  /** HTTP's status again, in words or figures. */
  status: number;
  error?: string | null;
  /** `AS0044004`: the parent service does not know this sign-in any more. */
  msgCode?: string | null;
  payload?: T | null;
}

/** What tells that a sign-in has ended, in the trip service's answers (spec section 8). */
export const TRIP_ENDED = { msgCode: 'AS0044004', code: '-200' } as const;

const backendPaths = { shop: '', loca: '/loca', trip: '/trip' } as const;

export type BackendName = keyof typeof backendPaths;

/**
 * Where a backend's paths begin. In test mode all of them stand below `/api` (spec section 7); our own
 * gateway serves every backend from one origin, so a browser of ours is always in that mode.
 */
export const backendBase = (name: BackendName, { isTestMode }: { isTestMode: boolean }): string =>
  `${isTestMode ? '/api' : ''}${backendPaths[name]}`;
