import { hideHeader } from './hidden-header';

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.header;
});

test.each([
  ['?isHideHeader=Y', null, 'hidden', true],
  ['?q=1&isHideHeader=true', null, 'hidden', true],
  ['?q=1', 'true', 'hidden', true],
  ['', null, undefined, false],
  ['?isHideHeader=N', 'true', undefined, false],
  ['?isHideHeader=maybe', null, undefined, false],
  ['?notisHideHeader=Y', null, undefined, false],
])(
  'with %s and a session of %s the header is %s before the first paint',
  (search, session, shown, isKept) => {
    history.replaceState(null, '', `/main${search}`);
    if (session) sessionStorage.setItem('shop.hidesHeader', session);
    hideHeader();
    expect(document.documentElement.dataset.header).toBe(shown);
    expect(sessionStorage.getItem('shop.hidesHeader') !== null).toBe(isKept);
  },
);
