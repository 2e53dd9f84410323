export { createHttpMessages } from './http-messages';
export { createSmtp } from './smtp';
export { createWebPush } from './web-push';
