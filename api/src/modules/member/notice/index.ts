export {
  type NoticeData,
  type NoticeStep,
  noticeEvent,
  noticeSteps,
  tellMember,
} from './notice.events';
export { countUnread } from './unread';
