import type { TrackingKind } from '@shop/shared/domain';

/** A parcel by the courier's own number. */
export interface ParcelRef {
  courierCd: string;
  invoiceNo: string;
}

/** One scan of a parcel. The same event may be reported any number of times, in any order. */
export interface CourierEvent extends ParcelRef {
  /** Unique for the parcel. */
  eventId: string;
  kind: TrackingKind;
  at: Date;
  place: string;
  detail: string;
}

/** The couriers' tracking services. */
export interface CourierTracking {
  /** Everything known of these parcels so far. May contain events of others, which are ignored. */
  track(parcels: readonly ParcelRef[], signal?: AbortSignal): Promise<CourierEvent[]>;
}
