export { claimModule } from './claim.module';
export { cancelOrder, estimateCancel } from './claim.service';
