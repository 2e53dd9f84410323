export { assertMayTryCode, hashCode, recordWrongCode } from './code';
