/**
 * Inline scripts that leave out of a document's first paint what is below a phone's first screen
 * (`data-paint-later` in the markup, `data-first-paint` on the document, and the styles in
 * `@shop/shared/ui/foundation`). Laying it out would delay the first screen by half. It is drawn
 * afterwards, a few elements in each frame, while the scripts of the page are on their way.
 */

/** What was left out is drawn after this time, even if the document does not end. */
const DRAW_ALL_MS = 3000;

/**
 * Elements drawn in a frame; one group that has more is drawn alone. Many small frames keep the page
 * busy for longer, and a click meets hydration.
 */
const ELEMENTS_PER_FRAME = 200;

/**
 * For the head: leaves out what is below the first screen until `__shopPaint` draws it. Scrolling
 * draws everything at once.
 *
 * After a reload and Back nothing is left out, because the browser restores the scroll position; nor
 * with a hash, which leads to a section.
 */
export const hideBelowScript = `(function(){var root=document.documentElement,timer,paint=self.__shopPaint={hide:function(){root.dataset.firstPaint="";addEventListener("scroll",paint.drawAll,{once:true,passive:true});paint.limit()},limit:function(){clearTimeout(timer);timer=setTimeout(paint.drawAll,${DRAW_ALL_MS})},drawAll:function(){delete root.dataset.firstPaint;clearTimeout(timer);removeEventListener("scroll",paint.drawAll)},isDone:function(){return root.dataset.firstPaint===undefined}};try{if(performance.getEntriesByType("navigation")[0].type==="navigate"&&!location.hash)paint.hide()}catch(e){}})();`;

const LATER = '[data-paint-later]';
const LEFT_OUT = `${LATER}:not([data-painted])`;

/**
 * For the end of the document. `__shopPaint.draw()` draws what was left out from top to bottom, a part
 * in each frame, so that none delays a tap for long. An element inside of another has its turn after it.
 *
 * `__shopPaint.hideAgain()` leaves out once more what is not in view, for a change that lays out the
 * whole page again. It does nothing when the visitor has scrolled, or while the first paint goes on.
 */
export const drawBelowScript = `(function(){var paint=self.__shopPaint;function sizeOf(e){return e.querySelectorAll("*").length-e.querySelectorAll(":scope ${LATER} *").length}function drawSome(){if(paint.isDone())return;var room=${ELEMENTS_PER_FRAME},left=[].filter.call(document.querySelectorAll("${LEFT_OUT}"),function(e){return!e.parentElement.closest("${LEFT_OUT}")});left.every(function(e){var size=sizeOf(e);if(size>room&&room<${ELEMENTS_PER_FRAME})return false;room-=size;e.dataset.painted="";return true});if(left.length)nextFrame();else paint.drawAll()}function nextFrame(){requestAnimationFrame(function(){setTimeout(drawSome)})}paint.draw=function(){if(paint.isDone())return;paint.limit();nextFrame()};paint.hideAgain=function(){if(self.scrollY||!paint.isDone())return;document.querySelectorAll("${LATER}").forEach(function(e){var box=e.getBoundingClientRect();e.toggleAttribute("data-painted",box.top<innerHeight&&box.left<innerWidth)});paint.hide()}})();`;
