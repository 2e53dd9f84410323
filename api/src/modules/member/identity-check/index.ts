export { confirmCheck, sendByMail, sendByPhone, startCheck } from './identity-check.service';
export { deleteOldCodes, issueCode, spendCode } from './one-time-code';
