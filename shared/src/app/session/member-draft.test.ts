import { like } from '../storage/shape';
import { clearLogin, recordLogin } from './login-flags';
import { memberDraft } from './member-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows a draft again to its member, and to no other', () => {
  const draft = memberDraft('counsel', like(''));
  recordLogin(false, 1);
  draft.write('배송이 늦어요');
  // The session ends; another member signs in in the same tab, then the first one again.
  clearLogin();
  expect(draft.read()).toBeUndefined();
  recordLogin(false, 2);
  expect(draft.read()).toBeUndefined();
  recordLogin(false, 1);
  expect(draft.read()).toBe('배송이 늦어요');
  draft.remove();
  expect(draft.read()).toBeUndefined();
});

test('shows no draft of the member before to one whom the gateway logged in', () => {
  const draft = memberDraft('counsel', like(''));
  recordLogin(false, 1);
  draft.write('배송이 늦어요');
  recordLogin(true);
  expect(draft.read()).toBeUndefined();
});
