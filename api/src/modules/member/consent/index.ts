export { consentModule } from './consent.module';
export { listConsents, recordConsent, recordWords } from './consent.repository';
export { joinTermTexts } from './term.texts';
