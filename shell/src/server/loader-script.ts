import { createHash } from 'node:crypto';
import { fontsScript } from '@shop/shared/ui/fonts';

/**
 * The only inline scripts of the shop; constant, so that the content policy can name them by hash
 * and a page's bytes can be cached and compressed once. `strict-dynamic` lets the loader's scripts run.
 */

/** Before the first paint: the colour mode that the visitor chose, unless the page forces one. */
const colourModeScript = `try{var m=JSON.parse(localStorage.getItem("shop.mode"));var d=document.documentElement.dataset;if(d.forced===undefined){if(m==="light"||m==="dark")d.mode=m;if(m==="system")delete d.mode}}catch(e){}`;

/** Before the first paint: `isHideHeader` of this address, or of one before it in this session. */
const headerScript = `try{var q=/[?&]isHideHeader=(Y|true|1|N|false|0)(&|$)/.exec(location.search),k="shop.hidesHeader";if(q){if(/Y|t|1/.test(q[1]))sessionStorage.setItem(k,"true");else sessionStorage.removeItem(k)}if(sessionStorage.getItem(k))document.documentElement.dataset.header="hidden"}catch(e){}`;

/** Longer than this no script waits for a picture. */
const IMAGE_WAIT_MS = 1000;

/** Until the page's first picture is there: scripts that arrive beside it would make it late. */
const firstImageScript = `new Promise(function(go){var i=document.querySelector('img[fetchpriority="high"]');if(!i||i.complete)return go();i.onload=i.onerror=go;setTimeout(go,${IMAGE_WAIT_MS})})`;

/** Then starts every script of the page at once and low in priority; they run in their order. */
const loadScript = `self.__shopBoot=${firstImageScript}.then(function(){return Promise.all(JSON.parse(document.getElementById("shop-boot").textContent).map(function(f){return new Promise(function(done){if(f[0].indexOf("/assets/")!==0)return done();var s=document.createElement("script");s.src=f[0];s.integrity=f[1];s.crossOrigin="anonymous";s.async=false;s.fetchPriority="low";s.onload=s.onerror=done;document.head.append(s)})}))})`;

/**
 * A link that is pressed before the shop's code is there loads a document; the browser may ask for it
 * when the finger comes down. The client takes these rules away as soon as it answers presses itself.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ['/main', '/display/*', '/goods/*', '/products/*', '/event/*'] },
      eagerness: 'moderate',
    },
  ],
});

/** While developing: the gateway restarts after each rebuild, and a page that reconnects reloads. */
const liveReloadScript = `var n=0,e=new EventSource("/__live");e.onopen=function(){if(n++)location.reload()}`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Before the first paint: colour mode, header, and the font when this browser has it already. */
const headScript = `${colourModeScript}${headerScript}${fontsScript}`;

export const inlineScripts = {
  head: headScript,
  load: loadScript,
  liveReload: liveReloadScript,
  speculationRules,
};
export const inlineScriptHashes = Object.values(inlineScripts).map(hashOf);
export const BOOT_ID = 'shop-boot';
