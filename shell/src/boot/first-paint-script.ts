/**
 * Inline script that leaves out of a document's first paint what is below a phone's first screen
 * (`data-paint-step` in the markup, `data-first-paint` on the document, and the styles in
 * `@shop/shared/ui/foundation`). Laying it out would delay the first screen by half. It is drawn in
 * steps afterwards, while the scripts of the page are on their way.
 */

/** In this state of the document all is drawn, what is far when it comes near. */
const DRAWN = 3;

/** What was left out is drawn after this time, even if the document does not end. */
const DRAW_ALL_MS = 3000;

/** The longest time that what is left out, or the first paint, waits for its styles, ms. */
const STYLES_WAIT_MS = 3000;

/** Where the styles in `@shop/shared/ui/foundation` leave something out. */
const PHONE = '(width<768px) and (height<1000px)';

/**
 * For the head, after `boot-watch-script.ts`. `__shopPaint.hide(step)` leaves out this step and those after it; it
 * does nothing when the visitor has scrolled. A document without a body cannot be scrolled, and reading `scrollY`
 * would lay it out. `draw` draws it step by step, each in a frame of its own, so that none delays a tap for long, and
 * returns a promise that resolves when the page's style sheets apply. Scrolling draws everything at once.
 *
 * After a reload and Back nothing is left out, because the browser restores the scroll position; nor
 * with a hash, which leads to a section.
 *
 * The document for a phone has the rules of its first screen, and names the complete style sheets in a `noscript`
 * before this script. They are downloaded together and applied in their order before anything of what is below is
 * drawn, at the end of the document: a style sheet that begins to apply before another one makes the browser discard
 * all fonts and lay out all text again. Where nothing is left out, the body has no boxes until they apply, because
 * a link of a script that blocks rendering does not keep Chromium from styling the page without it.
 *
 * A style sheet that failed is removed, because webpack's runtime requests it again only when no link has it.
 */
export const hideBelowScript = `(function(){
var d=document,data=d.documentElement.dataset,list=d.querySelector("noscript"),sheets=[],timer,styles,
paint=self.__shopPaint={
hide:function(step){
if(d.body&&self.scrollY)return;
data.firstPaint=step;
addEventListener("scroll",all,{once:true,passive:true});
timer=setTimeout(all,${DRAW_ALL_MS})},
draw:function(){inTime(apply()).then(next);return apply()}};
if(list)list.textContent.replace(/href="([^"]+)" integrity="([^"]+)"/g,function(_,href,integrity){sheets.push({href:href,integrity:integrity})});
function add(parent,more){
return Promise.all(sheets.map(function(sheet){
return new Promise(function(done){
var link=Object.assign(d.createElement("link"),sheet,more);
if(!more.as)__shopWatch.wait(sheet.href);
link.onload=function(){more.as?link.remove():__shopWatch.got(sheet.href);done()};
link.onerror=function(){link.remove();more.as||__shopWatch.lost(sheet.href);done()};
parent.append(link)})}))}
function inTime(end){return Promise.race([end,new Promise(function(go){setTimeout(go,${STYLES_WAIT_MS})})])}
function apply(){
return styles=styles||inTime(add(d.head,{rel:"preload",as:"style"})).then(function(){return add(d.body,{rel:"stylesheet"})})}
function next(){
if(data.firstPaint<${DRAWN})requestAnimationFrame(function(){setTimeout(function(){
if(data.firstPaint<${DRAWN}){++data.firstPaint<${DRAWN}?next():all()}})})}
function all(){inTime(apply()).then(function(){data.firstPaint=${DRAWN};clearTimeout(timer);removeEventListener("scroll",all)})}
var leaves;
try{leaves=performance.getEntriesByType("navigation")[0].type==="navigate"&&!location.hash&&(!list||matchMedia("${PHONE}").matches)}catch(e){}
if(leaves)paint.hide(1);else if(list){
data.firstPaint=0;
styles=add(d.head,{rel:"stylesheet",blocking:"render"});
inTime(styles).then(function(){
delete data.firstPaint;
d.querySelectorAll("link[blocking]").forEach(function(link){link.blocking=""})})}})();`.replaceAll(
  '\n',
  '',
);
