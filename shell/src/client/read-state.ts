import { type PageState, STATE_ID } from '../frame/page-state';

/** Reads the state that the gateway rendered into the page. */
export function readState(): PageState {
  const element = document.getElementById(STATE_ID);
  if (!element?.textContent) throw new Error('The page carries no state.');
  return JSON.parse(element.textContent) as PageState;
}
