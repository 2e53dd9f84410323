export { noticeViewOf, systemModule } from './system.module';
export { addNotice, endNotices } from './system.repository';
