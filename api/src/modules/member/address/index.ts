export { addressModule } from './address.module';
export { findAddress, insertAddress, listAddresses, touchAddress } from './address.repository';
export { type ExtraDays, readExtraDays } from './extra-days';
