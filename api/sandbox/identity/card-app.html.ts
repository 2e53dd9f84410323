import { escapeHtml } from '@shop/shared/node';
import { framedPage } from '../card-window/frame.html';

export interface Approver {
  cno: string;
  name: string;
  typeName: string;
}

const page = (title: string, body: string, fonts: string): string =>
  framedPage('카드사 앱', title, body, fonts);

const approval = ({ cno, name, typeName }: Approver): string =>
  `<button type="submit" name="cno" value="${escapeHtml(cno)}">${escapeHtml(name)} (${escapeHtml(typeName)}) 승인</button>`;

/** What the card company's app shows on the phone, in the shape of a page. */
export const approvalPage = (
  checkNumber: string,
  approvers: readonly Approver[],
  fonts: string,
): string =>
  page(
    '로그인 승인',
    `<h1>온담에 로그인할까요?</h1>
<p>쇼핑몰 화면의 확인 번호와 같은지 확인해 주세요.</p>
<p class="amount">${checkNumber}</p>
<form method="post">
${approvers.map(approval).join('\n')}
<button type="submit" name="cancel" value="Y">취소</button>
</form>
<small>체험용 카드사 앱이에요. 회원을 고르면 그 회원으로 승인돼요.</small>`,
    fonts,
  );

export const decidedPage = (isApproved: boolean, fonts: string): string =>
  page(
    '로그인 승인',
    isApproved
      ? `<h1>승인했어요</h1><p>로그인을 시작한 화면으로 돌아가 주세요.</p>`
      : `<h1>취소했어요</h1><p>로그인하지 않았어요. 이 화면은 닫아도 돼요.</p>`,
    fonts,
  );

/** For a request that is not ours, too old or decided already; the page does not say which. */
export const refusedPage = (fonts: string): string =>
  page(
    '로그인 승인',
    `<h1>승인할 수 없는 요청이에요</h1><p>시간이 지났거나 이미 끝난 요청이에요. 쇼핑몰에서 다시 시작해 주세요.</p>`,
    fonts,
  );
