import { escapeHtml } from '@shop/shared/node';
import { framedPage } from '../card-window/frame.html';
import type { Choice } from './persons';

const choice = ({ key, label }: Choice): string =>
  `<button type="submit" name="person" value="${escapeHtml(key)}">${escapeHtml(label)}</button>`;

/** The provider's page: which account signs in. */
export const accountsPage = (choices: readonly Choice[], fonts: string): string =>
  framedPage(
    '온담 계정',
    '계정 선택',
    `<h1>어느 계정으로 계속할까요?</h1>
<p>온담에 계정 정보를 알려 줘요.</p>
<form method="post">
${choices.map(choice).join('\n')}
<button type="submit" name="cancel" value="Y">취소</button>
</form>
<small>체험용 로그인 서비스예요. 비밀번호는 필요하지 않아요.</small>`,
    fonts,
  );

/** For a request that is not the shop's. */
export const refusedAccountsPage = (fonts: string): string =>
  framedPage(
    '온담 계정',
    '계정 선택',
    `<h1>계속할 수 없는 요청이에요</h1><p>쇼핑몰에서 로그인을 다시 시작해 주세요.</p>`,
    fonts,
  );
