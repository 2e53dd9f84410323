/**
 * Inline scripts that leave out of a document's first paint what is below a phone's first
 * screen (`data-paint-step` in the markup, `data-first-paint` on the document, and the styles in
 * `@shop/shared/ui/foundation`). Laying it out would delay the first screen by half. It is drawn in
 * steps afterwards, while the scripts of the page are on their way.
 */

/** The steps that the styles know. */
const LAST_STEP = 5;

/** What was left out is drawn after this time, even if the document does not end. */
const DRAW_ALL_MS = 3000;

/** The longest time that what is left out, or the first paint, waits for its styles, ms. */
const STYLES_WAIT_MS = 3000;

/** Where the styles in `@shop/shared/ui/foundation` leave something out. */
const PHONE = '(width<768px) and (height<1000px)';

/**
 * For the head. `__shopPaint.hide(step)` leaves out this step and those after it; it does nothing when the
 * visitor has scrolled. A document without a body cannot be scrolled, and reading `scrollY` would lay
 * it out. `draw` draws it step by step, each in a frame of its own, so that none delays a tap for long, and
 * returns a promise that resolves when its styles apply. Scrolling draws everything at once.
 *
 * After a reload and Back nothing is left out, because the browser restores the scroll position; nor
 * with a hash, which leads to a section.
 *
 * The document of a visitor links to the styles of what is left out, in a `noscript` before this script.
 * They are applied before anything of it is drawn; where nothing is left out, before the first paint.
 */
export const hideBelowScript = `(function(){
var d=document,data=d.documentElement.dataset,timer,styles,
link=d.querySelector("noscript"),href=link&&/href="([^"]+)"/.exec(link.textContent)[1],
paint=self.__shopPaint={
hide:function(step){
if(d.body&&self.scrollY)return;
data.firstPaint=step;
addEventListener("scroll",all,{once:true,passive:true});
timer=setTimeout(all,${DRAW_ALL_MS})},
draw:function(){return apply().then(next)}};
function apply(more){
return styles=styles||new Promise(function(done){
if(!href)return done();
var sheet=Object.assign(d.createElement("link"),{rel:"stylesheet",href:href,onload:done,onerror:done},more);
setTimeout(function(){sheet.blocking="";done()},${STYLES_WAIT_MS});
d.head.append(sheet)})}
function next(){
if(!data.firstPaint)return;
requestAnimationFrame(function(){setTimeout(function(){
if(!data.firstPaint)return;
if(data.firstPaint<${LAST_STEP})data.firstPaint++;else all();
next()})})}
function all(){apply().then(function(){delete data.firstPaint;clearTimeout(timer);removeEventListener("scroll",all)})}
var leaves;
try{leaves=performance.getEntriesByType("navigation")[0].type==="navigate"&&!location.hash&&(!href||matchMedia("${PHONE}").matches)}catch(e){}
if(leaves)paint.hide(1);else apply({blocking:"render"})})();`.replaceAll('\n', '');
