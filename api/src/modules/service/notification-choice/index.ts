export { allowedChannels } from './choice.service';
export { notificationChoiceModule } from './notification-choice.module';
export { dropSubscription, readSubscriptions } from './subscription';
