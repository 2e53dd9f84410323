/**
 * Says when a page is not hydrated: its scripts are missing, changed, hanging or broken, so its
 * buttons do nothing. Links and forms go on working without scripts.
 *
 * The page is hydrated when the client has removed the speculation rules (shell/src/client/bootstrap.tsx).
 */

/** Time after which a page without its scripts shows the notice, ms; it is removed when they have started. */
const BOOT_TIMEOUT_MS = 4500;

/** The longest time that a retry fetches files before it reloads the page, ms. */
const REFETCH_MS = 3000;

const texts = {
  slow: '화면을 아직 불러오고 있어요. 그동안 버튼이 눌리지 않을 수 있어요.',
  failed: '화면을 다 불러오지 못해 버튼이 눌리지 않아요.',
  retry: '다시 불러오기',
};

/**
 * For the head. The starter and the loader report each file to `__shopWatch`: `wait` when it starts, `got` when
 * it has run, `lost` when it has failed. Without a file of a remote the page starts.
 *
 * Retry fetches what is missing past the browser's cache, in which a changed file would stay for a
 * year, and reloads the page.
 */
export const bootWatchScript = `(function(){
var d=document,missing={},bar,timer=setTimeout(say,${BOOT_TIMEOUT_MS});
function isReady(){return d.readyState!=="loading"&&!d.querySelector('script[type="speculationrules"]')}
function retry(e){
e.target.disabled=true;
function again(){location.reload()}
setTimeout(again,${REFETCH_MS});
Promise.all(Object.keys(missing).map(function(src){return fetch(src,{cache:"reload"})})).then(again,again)}
function say(isLost){
if(isReady())return;
if(!d.body){timer=setTimeout(say,500);return}
clearTimeout(timer);
if(!bar){
bar=d.createElement("div");bar.id="shop-notice";bar.setAttribute("role","alert");
bar.append(d.createElement("p"),d.createElement("button"));
bar.lastChild.textContent="${texts.retry}";bar.lastChild.type="button";bar.lastChild.onclick=retry;
d.body.prepend(bar);
var look=setInterval(function(){if(isReady()){clearInterval(look);bar.remove();bar=0}},200)}
bar.firstChild.textContent=isLost?"${texts.failed}":"${texts.slow}"}
function lose(){if(isReady())return;self.__shopEarly&&__shopEarly.lose();self.__shopPresses&&__shopPresses.stop();say(true)}
addEventListener("error",function(e){if(!isReady()&&e.target===self)lose()});
addEventListener("unhandledrejection",lose);
self.__shopWatch={wait:function(src){missing[src]=1},got:function(src){delete missing[src]},lost:function(src){if(!/^\\/assets\\/(?!shell\\/)/.test(src))lose()}}})();`.replaceAll(
  '\n',
  '',
);

/** Markup for browsers without scripts, where the buttons of a page do nothing. */
export const noScriptNotice =
  '<noscript><div id="shop-notice"><p>자바스크립트가 꺼져 있어 바로구매, 장바구니 같은 버튼이 눌리지 않아요. 브라우저 설정에서 켜 주세요.</p></div></noscript>';
