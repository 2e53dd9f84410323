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

/**
 * For the head. `__shopPaint.hide(step)` leaves out this step and those after it; it does nothing when the
 * visitor has scrolled. A document without a body cannot be scrolled, and reading `scrollY` would lay
 * it out. `draw` draws it step by step, each in a frame of its own, so that none delays a tap for long.
 * Scrolling draws everything at once.
 *
 * After a reload and Back nothing is left out, because the browser restores the scroll position; nor
 * with a hash, which leads to a section.
 */
export const hideBelowScript = `(function(){var d=document.documentElement.dataset,timer,paint=self.__shopPaint={hide:function(step){if(document.body&&self.scrollY)return;d.firstPaint=step;addEventListener("scroll",all,{once:true,passive:true});timer=setTimeout(all,${DRAW_ALL_MS})},draw:function(){if(!d.firstPaint)return;requestAnimationFrame(function(){setTimeout(function(){if(!d.firstPaint)return;if(d.firstPaint<${LAST_STEP})d.firstPaint++;else all();paint.draw()})})}};function all(){delete d.firstPaint;clearTimeout(timer);removeEventListener("scroll",all)}try{if(performance.getEntriesByType("navigation")[0].type==="navigate"&&!location.hash)paint.hide(1)}catch(e){}})();`;
