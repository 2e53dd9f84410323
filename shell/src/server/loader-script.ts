import { createHash } from 'node:crypto';
import { fontsScript } from '@shop/shared/ui/fonts';
import { bootWatchScript } from './boot-watch-script';
import { earlyClickScript } from './early-click-script';
import { earlyInputScript } from './early-input-script';
import { earlyPressScript } from './early-press-script';
import { hideBelowScript } from './first-paint-script';
import { laterFilesScript } from './later-files-script';
import { sheetsScript } from './sheets-script';
import { trustedTypesScript } from './trusted-types-script';

/**
 * All inline scripts of the shop. They are constant, so that the content policy can list their
 * hashes and a page can be cached and compressed once. `strict-dynamic` allows the scripts that the
 * loader starts.
 */

/** Before the first paint: the visitor's colour mode, unless the page forces one. */
const colourModeScript = `try{var m=JSON.parse(localStorage.getItem("shop.mode"));var d=document.documentElement.dataset;if(d.forced===undefined){if(m==="light"||m==="dark")d.mode=m;if(m==="system")delete d.mode}}catch(e){}`;

/** Before the first paint: `isHideHeader` of this URL or of an earlier one in this session. */
const headerScript = `try{var q=/[?&]isHideHeader=(Y|true|1|N|false|0)(&|$)/.exec(location.search),k="shop.hidesHeader";if(q){if(/Y|t|1/.test(q[1]))sessionStorage.setItem(k,"true");else sessionStorage.removeItem(k)}if(sessionStorage.getItem(k))document.documentElement.dataset.header="hidden"}catch(e){}`;

/** The longest time that scripts wait for an image. */
const IMAGE_WAIT_MS = 1000;

/** Waits for the first image, because scripts loaded at the same time would delay it. */
const firstImageScript = `new Promise(function(go){var i=document.querySelector('img[fetchpriority="high"]');if(!i||i.complete)return go();i.onload=i.onerror=go;setTimeout(go,${IMAGE_WAIT_MS})})`;

/** Scripts started in one task; each takes a phone about 7 ms. */
const SCRIPTS_PER_TASK = 4;

/**
 * Then draws what the first paint left out, and downloads all style sheets and scripts of the page with low
 * priority; scripts run in order. A script that failed is removed, because the federation runtime would wait
 * for it instead of trying again. The boot data lists optional scripts (`[url, integrity, 1]`) last;
 * hydration does not wait for them.
 */
const loadScript = `self.__shopBoot=${firstImageScript}.then(function(){self.__shopPaint&&__shopPaint.draw();${sheetsScript}var sheets=[],files=[];JSON.parse(document.getElementById("shop-boot").textContent).forEach(function(f){if(f[0].indexOf("/assets/")===0)(/\\.css$/.test(f[0])?sheets:files).push(f)});var loads=[self.__shopSheets=applySheets(sheets)];function start(f){return new Promise(function(done){var s=document.createElement("script");s.src=f[0];s.integrity=f[1];s.crossOrigin="anonymous";s.async=false;s.fetchPriority="low";__shopWatch.wait(f[0]);s.onload=function(){__shopWatch.got(f[0]);done()};s.onerror=function(){s.remove();__shopWatch.lost(f[0]);done()};document.head.append(s)})}return new Promise(function(done){(function next(){files.splice(0,${SCRIPTS_PER_TASK}).forEach(function(f){var l=start(f);f[2]||loads.push(l)});if(files.length)setTimeout(next);else done(Promise.all(loads))})()})})`;

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

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Before the first paint: colour mode, header, the policy of Trusted Types, what the first paint leaves
 * out, the fonts if this browser has them cached, and what watches the boot.
 */
const headScript = `${colourModeScript}${headerScript}${trustedTypesScript}${hideBelowScript}${fontsScript}${bootWatchScript}`;

/** After the markup: what checks later files, and the listeners for clicks and typing before hydration. */
const earlyScript = `${laterFilesScript}${earlyPressScript}${earlyInputScript}${earlyClickScript}`;

export const inlineScripts = {
  head: headScript,
  early: earlyScript,
  load: loadScript,
  liveReload: liveReloadScript,
  speculationRules,
};
export const inlineScriptHashes = Object.values(inlineScripts).map(hashOf);
