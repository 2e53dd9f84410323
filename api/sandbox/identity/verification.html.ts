import { escapeHtml } from '@shop/shared/node';
import { framedPage } from '../card-window/frame.html';

export interface Subject {
  name: string;
  /** YYYYMMDD */
  birth: string;
}

const dotted = (birth: string): string =>
  `${birth.slice(0, 4)}.${birth.slice(4, 6)}.${birth.slice(6)}`;

const page = (title: string, body: string, fonts: string): string =>
  framedPage('본인확인', title, body, fonts);

const subjectButton = ({ name, birth }: Subject): string =>
  `<button type="submit" name="birth" value="${escapeHtml(birth)}">${escapeHtml(name)} (${dotted(birth)}) 본인인증</button>`;

/** The provider's page, with a button for each outcome. */
export const verificationPage = (
  subjects: readonly Subject[],
  minorBirth: string,
  fonts: string,
): string =>
  page(
    '휴대폰 본인인증',
    `<h1>휴대폰 본인인증</h1>
<p>체험용 본인인증이에요. 고른 사람의 생년월일로 인증돼요.</p>
<form method="post">
${subjects.map(subjectButton).join('\n')}
<button type="submit" name="birth" value="${minorBirth}">미성년자 (${dotted(minorBirth)}) 본인인증</button>
<button type="submit" name="outcome" value="FAILED">인증 실패</button>
<button type="submit" name="outcome" value="SLOW">시간 초과</button>
<button type="submit" name="outcome" value="CANCELED">취소</button>
</form>`,
    fonts,
  );

/** Shown for an unknown or expired request; the page does not say which. */
export const refusedVerificationPage = (fonts: string): string =>
  page(
    '휴대폰 본인인증',
    '<h1>인증할 수 없는 요청이에요</h1><p>시간이 지났거나 잘못된 요청이에요. 쇼핑몰에서 다시 시작해 주세요.</p>',
    fonts,
  );
