export { consentModule } from './consent.module';
export { recordConsent, recordWords } from './consent.repository';
export { joinTermTexts } from './term.texts';
