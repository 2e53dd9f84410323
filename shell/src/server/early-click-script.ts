/**
 * Answers a click on a product card before the client runs: draws the start of the product page
 * (picture, name, price) from the card over the page, and records the click for the client
 * (shell/src/client/early-click.ts). Without it the visitor would wait for a document. When the
 * client does not come in time, the document is loaded after all.
 */

/** A person who waits longer gets the product's own document. */
const CLIENT_WAIT_MS = 4000;

export const earlyClickScript = `(function(){
var early=self.__shopEarly={},d=document,timer;
function el(name,text){var e=d.createElement(name);if(text)e.textContent=text;return e}
function root(){return d.getElementById("root")}
early.clear=function(){clearTimeout(timer);if(!early.click)return;early.click.page.remove();root().removeAttribute("aria-hidden");early.click=undefined};
early.stop=function(){clearTimeout(timer);removeEventListener("click",onClick,true);removeEventListener("popstate",early.clear)};
function onClick(e){
var a=e.target.closest&&e.target.closest('article a[href^="/goods/detail"]');
if(!a||early.click||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||a.target)return;
e.preventDefault();e.stopPropagation();
var card=a.closest("article"),picture=card.querySelector("img"),price=card.querySelector("[data-price]"),brand=a.parentElement.previousElementSibling;
var page=el("div"),main=page.appendChild(el("main")),image=main.appendChild(el("div")),words=main.appendChild(el("div")),header=d.querySelector("header");
page.id="shop-early";
if(picture){var i=image.appendChild(el("img"));i.alt="";i.src=picture.currentSrc||picture.src}
if(card.textContent.indexOf("별점")>=0)words.setAttribute("data-rated","");
words.append(el("p",brand?brand.textContent:" "),el("h1",a.textContent),el("strong",price?price.getAttribute("data-price"):""));
if(header&&innerWidth>1023)page.style.top=header.getBoundingClientRect().bottom+"px";
root().setAttribute("aria-hidden","true");
d.body.prepend(page);
early.click={page:page,from:location.pathname+location.search,to:a.getAttribute("href")};
history.pushState(null,"",early.click.to);
timer=setTimeout(function(){location.reload()},${CLIENT_WAIT_MS})}
addEventListener("click",onClick,true);addEventListener("popstate",early.clear)})()`.replaceAll(
  '\n',
  '',
);
