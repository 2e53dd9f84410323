export { confirmCheck, sendByMail, sendByPhone, startCheck } from './identity-check.service';
export { deleteOldCodes, issueCode, useCode } from './one-time-code';
