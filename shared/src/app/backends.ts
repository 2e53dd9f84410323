/**
 * Clients of the backends beside the shop's own api. Not part of the singleton, so only their
 * callers pay for them.
 */
export { createLocaClient, type LocaClient } from './http/loca-client';
export { createTripClient, type TripClient, type TripClientConfig } from './http/trip-client';
