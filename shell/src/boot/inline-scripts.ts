import { fontsScript } from '@shop/shared/ui/fonts';
import { bootWatchScript } from './boot-watch-script';
import { earlyPressScript } from './early-press-script';
import { hideBelowScript } from './first-paint-script';
import { trustedTypesScript } from './trusted-types-script';

/**
 * All inline scripts of the shop. They are constant, so that the content policy can list their
 * hashes and a page can be cached and compressed once. `strict-dynamic` allows the scripts that the
 * starter and the loader start.
 */

/** Before the first paint: the visitor's colour mode, unless the page forces one. */
const colourModeScript = `try{var m=JSON.parse(localStorage.getItem("shop.mode"));var d=document.documentElement.dataset;if(d.forced===undefined){if(m==="light"||m==="dark")d.mode=m;if(m==="system")delete d.mode}}catch(e){}`;

/** Before the first paint: `isHideHeader` of this URL or of an earlier one in this session. */
const headerScript = `try{var q=/[?&]isHideHeader=(Y|true|1|N|false|0)(&|$)/.exec(location.search),k="shop.hidesHeader";if(q){if(/Y|t|1/.test(q[1]))sessionStorage.setItem(k,"true");else sessionStorage.removeItem(k)}if(sessionStorage.getItem(k))document.documentElement.dataset.header="hidden"}catch(e){}`;

/**
 * Stands after the markup. Records presses on buttons, and loads the start file (`start-file.ts`), whose address and
 * hash are attributes of this script's element. The content policy accepts the file because an allowed
 * script adds it; in some browsers it would refuse it as an element of the document.
 */
const starterScript = `${earlyPressScript}(function(){var d=document,of=d.currentScript.dataset,s=d.createElement("script");s.src=of.src;s.integrity=of.integrity;s.crossOrigin="anonymous";s.fetchPriority="low";__shopWatch.wait(of.src);s.onload=function(){__shopWatch.got(of.src)};s.onerror=function(){__shopWatch.lost(of.src)};d.head.append(s)})()`;

/**
 * Until the client handles clicks, a link loads a document; the browser may prefetch it on
 * pointerdown. The client removes these rules after hydration.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ['/main', '/display/*', '/goods/*', '/products/*', '/event/*'] },
      eagerness: 'moderate',
    },
  ],
});

/** Development: the gateway restarts after each rebuild, and a page that reconnects reloads. */
const liveReloadScript = `var n=0,e=new EventSource("/__live");e.onopen=function(){if(n++)location.reload()}`;

/**
 * Before the first paint: colour mode, header, the policy of Trusted Types, what watches the boot, what the
 * first paint leaves out, and the fonts if this browser has them cached.
 */
const headScript = `${colourModeScript}${headerScript}${trustedTypesScript}${bootWatchScript}${hideBelowScript}${fontsScript}`;

export const inlineScripts = {
  head: headScript,
  starter: starterScript,
  liveReload: liveReloadScript,
  speculationRules,
};
