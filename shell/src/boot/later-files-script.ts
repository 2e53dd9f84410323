/**
 * Lets the browser check scripts and styles that webpack and the federation runtime request after the
 * page's own: it adds the hash of the release, and the browser refuses other bytes.
 */

/** After the load event, when the lists of hashes are fetched unless a file was needed before, ms. */
const IDLE_MS = 1500;
/** A file that has not come by then counts as failed, ms: the page says so, and the next try loads it again. */
const LATE_MS = 10_000;

/**
 * Replaces `document.head.appendChild`, by which both runtimes start files. The page's data name the list of
 * hashes of each build's folder; the name of a list is the hash of its content. A
 * remote that was released meanwhile adds its list (`renew-remote.ts`). After the load event the lists of
 * the page's own builds are fetched, others when a file of theirs is needed. A refused file is fetched
 * past the browser's cache, so that the next try finds the right bytes.
 *
 * A style sheet is added to the end of the document when it has been loaded, so that each one that begins
 * to apply is the last: one that is inserted before another makes the browser read all of them again,
 * discard the fonts and lay out all text.
 */
export const laterFilesScript = `(function(){
var d=document,head=d.head,appendChild=head.appendChild,lists={};
function append(node){
if(node.rel!=="stylesheet")return appendChild.call(head,node);
var early=node.cloneNode();
early.rel="preload";early.as="style";
early.onload=early.onerror=function(){early.remove();d.body.append(node)};
head.append(early);
return node}
function folderOf(path){return path.slice(0,path.lastIndexOf("/")+1)}
function hashes(folder){
if(lists[folder])return lists[folder];
var page=self.__shopPage,name=page&&page.hashes[folder];
var list=name?fetch("/builds/hashes/"+name+".json",{integrity:"sha256-"+name.replace(/-/g,"+").replace(/_/g,"/")+"="}).then(function(r){if(!r.ok)throw r.status;return r.json()}):Promise.reject();
list.catch(function(){delete lists[folder]});
return lists[folder]=list}
head.appendChild=function(node){
var url=node.src||node.rel==="stylesheet"&&node.href||"";
if(url.indexOf(location.origin+"/assets/")!==0||node.integrity)return append(node);
var path=url.split("?")[0].slice(location.origin.length),folder=folderOf(path);
function fail(){node.dispatchEvent(new Event("error"))}
var late=setTimeout(fail,${LATE_MS});
["load","error"].forEach(function(end){node.addEventListener(end,function(){clearTimeout(late)})});
hashes(folder).then(function(list){
var hash=list[path.slice(folder.length)];
if(!hash)return fail();
node.integrity="sha256-"+hash;node.crossOrigin="anonymous";
node.addEventListener("error",function(){fetch(path,{cache:"reload"}).catch(function(){})});
append(node)},fail);
return node};
addEventListener("load",function(){setTimeout(function(){d.querySelectorAll('script[src^="/assets/"]').forEach(function(s){hashes(folderOf(s.getAttribute("src"))).catch(function(){})})},${IDLE_MS})})})();`.replaceAll(
  '\n',
  '',
);
