export { detectDelays, reportDelay } from './delay';
export { receiveItem } from './deliver';
export { refreshPunctuality } from './punctuality';
export { prepareItems, shipItems } from './ship';
export { shipmentModule } from './shipment.module';
export {
  readShipments,
  readTracking,
  type ShipmentRow,
  type TrackingEventRow,
} from './shipment.repository';
export { recordTracking, trackParcels } from './tracking';
