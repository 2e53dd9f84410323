/**
 * Polyfills `<dialog>` and `popover` in jsdom: opening, closing, focus handling, Escape, and their
 * events. Top layer and inertness are not simulated.
 */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const returnTo = new WeakMap<HTMLElement, Element | null>();
const stack: HTMLElement[] = [];

function enter(element: HTMLElement): void {
  returnTo.set(element, document.activeElement);
  stack.push(element);
}

function leave(element: HTMLElement): void {
  stack.splice(stack.indexOf(element), 1);
  const before = returnTo.get(element);
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  enter(this);
  this.setAttribute('open', '');
  (this.querySelector<HTMLElement>(FOCUSABLE) ?? this).focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  leave(this);
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

const toggled = (newState: 'open' | 'closed') =>
  Object.assign(new Event('toggle'), {
    newState,
    oldState: newState === 'open' ? 'closed' : 'open',
  });

HTMLElement.prototype.showPopover = function showPopover() {
  if (stack.includes(this)) return;
  enter(this);
  this.setAttribute('data-popover-open', '');
  queueMicrotask(() => this.dispatchEvent(toggled('open')));
};

HTMLElement.prototype.hidePopover = function hidePopover() {
  if (!stack.includes(this)) return;
  this.removeAttribute('data-popover-open');
  leave(this);
  queueMicrotask(() => this.dispatchEvent(toggled('closed')));
};

HTMLElement.prototype.togglePopover = function togglePopover() {
  if (stack.includes(this)) this.hidePopover();
  else this.showPopover();
  return stack.includes(this);
};

document.addEventListener('keydown', (event) => {
  const top = stack.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (!(top instanceof HTMLDialogElement)) top.hidePopover();
  else if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

document.addEventListener('click', (event) => {
  const id = (event.target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  if (id) document.getElementById(id)?.togglePopover();
});

// jsdom has no layout, so scrolling only must not throw.
Element.prototype.scrollTo = () => {};
