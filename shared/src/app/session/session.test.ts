import { readSession, visitorSession } from './session';

test('reads member type and expiry of a session', () => {
  expect(readSession('a=1; shopSession=1795233600.20; b=2')).toEqual({
    isLoggedIn: true,
    memberType: '20',
    expiresAt: 1_795_233_600,
  });
});

test.each(['10', '20', '30', '40', '50'])('accepts member type %s of ME001', (memberType) => {
  expect(readSession(`shopSession=1795233600.${memberType}`)).toMatchObject({ memberType });
});

test.each([
  ['nothing', ''],
  ['another cookie', 'a=1'],
  ['an empty value', 'shopSession='],
  ['no end', 'shopSession=.10'],
  ['the type of non-members', 'shopSession=1795233600.99'],
  ['a type that is none', 'shopSession=1795233600.60'],
  ['more than there should be', 'shopSession=1795233600.10.1'],
  ['a huge number', `shopSession=${'9'.repeat(400)}.10`],
  ['a negative number', 'shopSession=-795233600.10'],
  ['markup', 'shopSession=<script>.10'],
  ['a name that only ends like it', 'xshopSession=1795233600.10'],
])('treats %s as a visitor', (_, cookies) => {
  expect(readSession(cookies)).toEqual(visitorSession);
});
