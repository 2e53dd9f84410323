import {
  DATA_ID,
  WHOLE_DOCUMENT_COOKIE,
  WHOLE_DOCUMENT_MAX_AGE_S,
} from '@shop/shared/app/document';

/** The longest time that scripts wait for an image, ms. */
const IMAGE_WAIT_MS = 1000;

/** Waits for the first image, because scripts loaded at the same time would delay it. */
const firstImageScript = `new Promise(function(go){
var i=document.querySelector('img[fetchpriority="high"]');
if(!i||i.complete)return go();
i.onload=i.onerror=go;
setTimeout(go,${IMAGE_WAIT_MS})})`;

/** The longest time that anything waits for a frame, ms; a page in the background gets none. */
const FRAME_WAIT_MS = 200;

/**
 * Defines `readData()`, a promise of the page's data (`PageData`). A gateway that does not have the data of this
 * document any more answers 404: the page is loaded again with its data inside, once, by a cookie. When that did
 * not help, without cookies, and for every other failure, the page says that it could not be loaded.
 */
const dataScript = `
function readData(){
var e=document.getElementById("${DATA_ID}"),src=e.getAttribute("href");
if(!src)return Promise.resolve(JSON.parse(e.textContent));
__shopWatch.wait(src);
return fetch(src).then(function(r){
if(r.ok)return r.json();
function hasCookie(){return document.cookie.indexOf("${WHOLE_DOCUMENT_COOKIE}=")>=0}
if(r.status===404&&!hasCookie()){
document.cookie="${WHOLE_DOCUMENT_COOKIE}=1;path=/;max-age=${WHOLE_DOCUMENT_MAX_AGE_S}";
if(hasCookie()){location.reload();return new Promise(function(){})}}
throw r.status}).then(function(page){__shopWatch.got(src);return page},function(){
__shopWatch.lost(src);
return new Promise(function(){})})}`;

/** Scripts started in one task; each takes a phone about 7 ms. */
const SCRIPTS_PER_TASK = 4;

/**
 * Applies the style sheets and draws what the first paint left out once the first image is there. In the frame
 * after it, with the page's data, it downloads all scripts of the page with low priority; they run in order. A
 * script or a style sheet of the head that failed is removed, because the runtimes would wait for it instead of trying
 * again. Optional scripts are the last ones, and hydration does not wait for them.
 */
export const loaderScript = `(function(){
var d=document;
${dataScript}
function nextFrame(){return new Promise(function(go){requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,${FRAME_WAIT_MS})})}
function start(f){
return new Promise(function(done){
var s=document.createElement("script");
s.src=f[0];s.integrity=f[1];s.crossOrigin="anonymous";s.async=false;s.fetchPriority="low";
__shopWatch.wait(f[0]);
s.onload=function(){__shopWatch.got(f[0]);done()};
s.onerror=function(){s.remove();__shopWatch.lost(f[0]);done()};
document.head.append(s)})}
var image=${firstImageScript},sheets=d.querySelectorAll("head>link[rel=stylesheet][integrity]");
sheets.forEach(function(l){if(!l.sheet){__shopWatch.lost(l.getAttribute("href"));l.remove()}});
self.__shopSheets=image.then(function(){return __shopPaint.draw()});
self.__shopBoot=Promise.all([readData(),image.then(nextFrame)]).then(function(all){
var page=self.__shopPage=all[0],loads=[self.__shopSheets],
files=page.files.filter(function(f){return f[0].indexOf("/assets/")===0});
return new Promise(function(done){
(function next(){
files.splice(0,${SCRIPTS_PER_TASK}).forEach(function(f){var l=start(f);f[2]||loads.push(l)});
if(files.length)setTimeout(next);else done(Promise.all(loads))})()})})})();`.replaceAll('\n', '');
