import { unavailable } from '../platform/errors';

/** What a visit to the provider's page is started with. */
export interface VerificationRequest {
  requestNo: string;
  /** Repeated in the answer, so that an answer to another request is recognised. */
  nonce: string;
  /** Absolute; the provider adds `requestNo` and `answer` to its query. */
  returnUrl: string;
}

interface AnswerHead {
  requestNo: string;
  nonce: string;
  answeredAt: Date;
}

/** What the provider found out about the person. */
export type VerificationAnswer = AnswerHead &
  (
    | {
        result: 'VERIFIED';
        /** YYYYMMDD */
        birth: string;
        /** The provider's number of the person, the same at every shop (연계정보). */
        ci: string;
      }
    | { result: 'CANCELED' | 'FAILED' }
  );

/** Proves a person's age by their phone, on a page of the provider (본인확인기관). */
export interface AdultVerification {
  /** The address of the provider's page. */
  start(request: VerificationRequest, signal?: AbortSignal): Promise<string>;
  /** Decrypts an answer and checks its signature; undefined when it is not the provider's. */
  read(answer: string, signal?: AbortSignal): Promise<VerificationAnswer | undefined>;
}

export const verificationDown = () =>
  unavailable(
    'VERIFICATION_DOWN',
    '본인인증 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
  );
