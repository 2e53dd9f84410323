import { AdultVerification } from '../pages/adult-verification/adult-verification.page';

/** 성인 인증 with an answer of the provider, which the address of a reference page does not have. */
export const Underage = () => (
  <AdultVerification returnTo="/main" brought={{ requestNo: 'x', answer: 'x' }} />
);
