import { earlyClickStyles } from './early-click-styles';

/**
 * Answers a click on a product card before its page can be drawn: draws the start of the product page
 * (picture, name, price) from the card over the page. Until the page is hydrated the script handles the
 * clicks itself and records them for the client (shell/src/client/early-click.ts); without it the
 * visitor would wait for a document, or for the end of hydration. When the page is not hydrated in time, or its
 * scripts have failed (`boot-watch-script.ts`), the product's document is loaded after all. Back removes what was drawn. The address is the
 * product's from the click on, so a reload opens it.
 */

/** A person who waits longer gets the product's own document. */
const CLIENT_WAIT_MS = 4000;
/** Screen readers announce a text that a status gets later, not one that it has when it is added. */
const ANNOUNCE_AFTER_MS = 200;
const LOADING = '상품을 불러오고 있어요.';

export const earlyClickScript = `(function(){
if(!document.adoptedStyleSheets)return;
var early=self.__shopEarly={},d=document,timer,from,styles;
function el(name,text){var e=d.createElement(name);if(text)e.textContent=text;return e}
function root(){return d.getElementById("root")}
early.clear=function(){clearTimeout(timer);removeEventListener("popstate",onPop);if(!early.click)return;early.click.page.remove();root().removeAttribute("aria-hidden");early.click=early.before=undefined};
function here(){return location.pathname+location.search+location.hash}
function onPop(){if(here()===from)early.clear();else location.reload()}
early.stop=function(){clearTimeout(timer);removeEventListener("click",onClick,true)};
function open(){location.replace(early.click.to)}
early.lose=function(){early.stop();if(early.click)open()};
early.draw=function(a){
var card=a.closest("article"),picture=card.querySelector("img"),price=card.querySelector("[data-price]"),brand=a.parentElement.previousElementSibling;
var page=el("div"),main=page.appendChild(el("main")),status=page.appendChild(el("div")),image=main.appendChild(el("div")),words=main.appendChild(el("div")),header=d.querySelector("header");
page.id="shop-early";
if(!styles){styles=new CSSStyleSheet();styles.replaceSync(${JSON.stringify(earlyClickStyles)});d.adoptedStyleSheets.push(styles)}
status.setAttribute("role","status");
setTimeout(function(){status.textContent="${LOADING}"},${ANNOUNCE_AFTER_MS});
if(picture){var i=image.appendChild(el("img"));i.alt="";i.src=picture.currentSrc||picture.src}
if(card.textContent.indexOf("별점")>=0)words.setAttribute("data-rated","");
words.append(el("p",brand?brand.textContent:" "),el("h1",a.textContent),el("strong",price?price.getAttribute("data-price"):""));
if(header&&innerWidth>1023)page.style.top=header.getBoundingClientRect().bottom+"px";
root().setAttribute("aria-hidden","true");
d.body.prepend(page);
var s=history.state||{};
if(!s.key)history.replaceState(s={usr:null,idx:s.idx||0,key:Math.random().toString(36).slice(2,10)},"");
early.before={href:from=here(),state:s};
early.click={page:page,to:a.getAttribute("href")};
history.pushState(null,"",early.click.to);
addEventListener("popstate",onPop)};
function onClick(e){
var a=e.target.closest&&e.target.closest('article a[href^="/goods/detail"]');
if(!a||early.click||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||a.target)return;
e.preventDefault();e.stopPropagation();
early.draw(a);
timer=setTimeout(open,${CLIENT_WAIT_MS});
if(early.prefetch)early.prefetch(early.click.to,true)}
addEventListener("click",onClick,true)})()`.replaceAll('\n', '');
