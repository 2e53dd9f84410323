export { notificationReminderModule } from './notification-reminder.module';
