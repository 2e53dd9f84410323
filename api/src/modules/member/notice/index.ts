export {
  emitNotice,
  type NoticeData,
  type NoticeStep,
  noticeEvent,
  noticeSteps,
} from './notice.events';
export { countUnread } from './unread';
