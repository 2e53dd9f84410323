/**
 * Script that defines `applySheets(sheets, before)` for the loader. It downloads the complete style sheets of a
 * page in parallel and applies them in their order. Each is added to the end of the document when the one
 * before it applies, the first when `before` resolves: a style sheet that begins to apply before another one
 * in the document makes the browser discard all fonts and lay out all text again.
 *
 * `sheets` are `[href, integrity]`. `applySheets` returns a promise that resolves when all apply; the shell's
 * client waits for it, because webpack's runtime would request a style sheet that is not in the document yet
 * once more. When a style sheet of the shell fails, the promise never resolves, so the page is not hydrated.
 * When one of a remote fails, it is skipped, and webpack's runtime requests it with the chunk that needs it.
 */
export const sheetsScript = `
function link(f,more){
return new Promise(function(done){
var l=Object.assign(document.createElement("link"),{href:f[0],integrity:f[1],crossOrigin:"anonymous"},more);
l.onload=function(){done(l)};
l.onerror=function(){l.remove();done()};
document[more.as?"head":"body"].append(l)})}
function applySheets(sheets,before){
var last=before;
sheets.forEach(function(f){
__shopWatch.wait(f[0]);
var early=link(f,{rel:"preload",as:"style",fetchPriority:"low"});
last=last.then(function(){return early}).then(function(l){
return l&&link(f,{rel:"stylesheet"}).then(function(sheet){l.remove();return sheet})
}).then(function(sheet){
if(sheet)return __shopWatch.got(f[0]);
__shopWatch.lost(f[0]);
if(f[0].indexOf("/assets/shell/")===0)return new Promise(function(){})})});
return last}`.replaceAll('\n', '');
