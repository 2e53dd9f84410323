export { consentModule } from './consent.module';
export { listConsents, recordConsent } from './consent.repository';
export { joinTermTexts } from './term.texts';
