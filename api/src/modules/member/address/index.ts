export { addressModule } from './address.module';
export { findAddress, insertAddress, listAddresses, touchAddress } from './address.repository';
export { addAddress } from './address.service';
export { areaFeeOf, readAreaFees } from './area-fees';
export { type ExtraDays, readExtraDays } from './extra-days';
