import { HYDRATED_EVENT } from '@shop/shared/app';

/**
 * Keeps a click on a button, a radio button or a checkbox that React has not hydrated yet, shows that
 * it was received, and repeats it when the element is hydrated. React drops such a click, both before
 * the client runs and in a part of the page whose code is still loading. Links, popovers and forms
 * with an address work without React.
 */

/** A click is forgotten after this time: the person has given up. */
const KEEP_MS = 10_000;

const PRESSED =
  '#root :is(button:not([popovertarget],form[action] *),input[type=radio],input[type=checkbox])';

/**
 * Follows the markup. The client calls `ready` when it has hydrated the page. Parts of it that follow
 * later are known by the property that React adds to each element it hydrates. `isHydrated` is also for
 * `early-input-script.ts`.
 */
export const earlyPressScript = `(function(){
var presses=self.__shopPresses={isHydrated:isHydrated},isReady,kept=[];
function isHydrated(e){return isReady&&Object.keys(e).some(function(k){return k.indexOf("__reactProps$")===0})}
function onClick(e){
var b=e.isTrusted&&e.target.closest&&e.target.closest("${PRESSED}");
if(!b||isHydrated(b))return;
e.preventDefault();e.stopPropagation();
kept.push({element:b,from:location.href,until:Date.now()+${KEEP_MS},sign:(b.labels&&b.labels[0]||b).animate([{opacity:.5},{opacity:.5}],${KEEP_MS})})}
function repeat(){
kept=kept.filter(function(p){
var b=p.element;
if(b.isConnected&&p.from===location.href&&Date.now()<p.until){
if(!isHydrated(b))return 1;
setTimeout(function(){b.click()})}
p.sign.cancel()})}
presses.ready=function(){isReady=1;dispatchEvent(new Event("${HYDRATED_EVENT}"))};
presses.stop=function(){removeEventListener("click",onClick,true);kept.forEach(function(p){p.sign.cancel()});kept=[]};
addEventListener("click",onClick,true);
addEventListener("${HYDRATED_EVENT}",repeat)})();`.replaceAll('\n', '');
