import { HYDRATED_EVENT } from '@shop/shared/app';

/**
 * Reports to React what was typed or chosen in a field that it has not hydrated yet. React drops such an
 * input: the field shows the words until it is drawn again, and the page never learns of them.
 */

const FIELDS = '#root :is(textarea,select,input:not([type=radio],[type=checkbox],[type=file]))';

/**
 * Follows `early-press-script.ts`. React ignores an event after which the value is the one
 * that it remembers in `_valueTracker`, so another one is put there; the field itself is left alone,
 * because writing to it would end the composition of a Korean syllable.
 */
export const earlyInputScript = `(function(){
var typed=new Map();
function isHydrated(f){return self.__shopPresses.isHydrated(f)}
function report(f,text){
if(f.value!==text)f.value=text;
if(f._valueTracker)f._valueTracker.setValue(text+" ");
["input","change"].forEach(function(name){f.dispatchEvent(new Event(name,{bubbles:true}))})}
addEventListener("input",function(e){
var f=e.target;
if(f.matches&&f.matches("${FIELDS}")&&!isHydrated(f))typed.set(f,f.value)},true);
addEventListener("${HYDRATED_EVENT}",function(){
typed.forEach(function(text,f){
if(f.isConnected&&!isHydrated(f))return;
typed.delete(f);
if(f.isConnected)setTimeout(function(){report(f,text)})})})})();`.replaceAll('\n', '');
