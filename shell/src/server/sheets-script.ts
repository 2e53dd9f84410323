/** The longest time that style sheets wait for a frame; a page in the background has none. */
const FRAME_WAIT_MS = 200;

/**
 * For the loader. `applySheets(files)` loads the complete style sheets of a page beside each other and applies
 * them in their order, when the image has been painted: reading them delays a frame. Each is added to the
 * end of the document when the one before it applies, because one that begins to apply before another makes
 * the browser discard the fonts and lay out all text again.
 *
 * Without a style sheet of the shell the page does not start. One of a remote that failed is left out, and
 * the remote's code asks for it again. Optional ones (with a third field) are the last.
 * @returns a promise of the page's style sheets without the optional ones
 */
export const sheetsScript = `
function link(f,more){
return new Promise(function(done){
var l=Object.assign(document.createElement("link"),{href:f[0],integrity:f[1],crossOrigin:"anonymous"},more);
l.onload=function(){done(l)};
l.onerror=function(){l.remove();done()};
document[more.as?"head":"body"].append(l)})}
function applySheets(sheets){
var last=new Promise(function(go){requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,${FRAME_WAIT_MS})}),needed=last;
sheets.forEach(function(f){
__shopWatch.wait(f[0]);
var early=link(f,{rel:"preload",as:"style",fetchPriority:"low"});
last=last.then(function(){return early}).then(function(l){
return l&&link(f,{rel:"stylesheet"}).then(function(sheet){l.remove();return sheet})
}).then(function(sheet){
if(sheet)return __shopWatch.got(f[0]);
__shopWatch.lost(f[0]);
if(f[0].indexOf("/assets/shell/")===0)return new Promise(function(){})});
f[2]||(needed=last)});
return needed}`.replaceAll('\n', '');
