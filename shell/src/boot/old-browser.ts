import type { BootWatch } from './boot-watch';

const text =
  '브라우저가 오래되어 버튼이 눌리지 않아요. 상품은 볼 수 있어요. 주문하려면 새 버전으로 바꾸거나 고객센터(1577-7083)로 전화해 주세요.';

/**
 * Whether the browser is older than the oldest of `browserslist` (package.json). It then lacks one of two interfaces:
 * Chrome has the first since 110 and the second since 78, Safari since 16.0 and 16.4, Firefox since 115 and 128.
 */
export const isTooOld = (): boolean =>
  !('toSorted' in Array.prototype && self.CSS && 'registerProperty' in CSS);

const nothing = (): void => {};

/**
 * Shows a permanent notice above the page: the browser is too old for the page's scripts, which are not loaded.
 * @returns a watch without effect, because no script is expected
 */
export function sayTooOld(): BootWatch {
  addEventListener('DOMContentLoaded', () => {
    const notice = document.createElement('p');
    notice.id = 'shop-notice';
    notice.dataset.old = '';
    notice.append(text);
    document.body.prepend(notice);
  });
  return { wait: nothing, got: nothing, lost: nothing, late: nothing };
}
