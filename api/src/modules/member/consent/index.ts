export { consentModule } from './consent.module';
export { recordConsent } from './consent.repository';
export { joinTermTexts } from './term.texts';
