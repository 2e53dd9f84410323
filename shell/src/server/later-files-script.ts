/**
 * Lets the browser check scripts and styles that webpack and the federation runtime request after the
 * page's own: it adds the hash of the release, and the browser refuses other bytes.
 */

/** After the load event, when the list of hashes is fetched unless a file was needed before, ms. */
const IDLE_MS = 1500;
/** A file that has not come by then counts as failed, ms: the page says so, and the next try loads it again. */
const LATE_MS = 10_000;

/**
 * For the head. Replaces `document.head.appendChild`, by which both runtimes start files. The boot
 * data names the list of hashes (`data-hashes`) and its own hash; when it names another one, for a remote
 * that was released meanwhile (`renew-remote.ts`), both count. A refused file is fetched past the
 * browser's cache, so that the next try finds the right bytes.
 */
export const laterFilesScript = `(function(){
var d=document,head=d.head,append=head.appendChild,all={},from,list;
function hashes(){
var boot=d.getElementById("shop-boot").dataset;
if(!list||from!==boot.hashes){
from=boot.hashes;
list=fetch(from,{integrity:boot.integrity}).then(function(r){if(!r.ok)throw r.status;return r.json()}).then(function(more){return Object.assign(all,more)});
list.catch(function(){list=0})}
return list}
head.appendChild=function(node){
var url=node.src||node.rel==="stylesheet"&&node.href||"";
if(url.indexOf(location.origin+"/assets/")!==0||node.integrity)return append.call(head,node);
var path=url.split("?")[0].slice(location.origin.length),at=path.lastIndexOf("/")+1;
function fail(){node.dispatchEvent(new Event("error"))}
var late=setTimeout(fail,${LATE_MS});
["load","error"].forEach(function(end){node.addEventListener(end,function(){clearTimeout(late)})});
hashes().then(function(){
var hash=(all[path.slice(0,at)]||{})[path.slice(at)];
if(!hash)return fail();
node.integrity="sha256-"+hash;node.crossOrigin="anonymous";
node.addEventListener("error",function(){fetch(path,{cache:"reload"}).catch(function(){})});
append.call(head,node)},fail);
return node};
addEventListener("load",function(){setTimeout(function(){d.getElementById("shop-boot")&&hashes().catch(function(){})},${IDLE_MS})})})();`.replaceAll(
  '\n',
  '',
);
