/** Markup for browsers without scripts, where the buttons of a page do nothing. */
export const noScriptNotice =
  '<noscript><div id="shop-notice"><p>자바스크립트가 꺼져 있어 바로구매, 장바구니 같은 버튼이 눌리지 않아요. 브라우저 설정에서 켜 주세요.</p></div></noscript>';
