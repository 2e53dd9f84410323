import { readBusiness } from './business';

const facts = {
  companyName: '(주)우리몰',
  representative: '김대표',
  address: '서울특별시 중구 세종대로 1',
  phone: '1577-7083',
  email: 'help@shop.example',
  registrationNo: '123-45-67890',
  mailOrderNo: '제2026-서울중구-0001호',
  privacyOfficer: '이보호',
  hostingProvider: '(주)우리호스팅',
};
const read = (change: object) => () => readBusiness(JSON.stringify({ ...facts, ...change }));

test('what the law asks for is enough; escrow and the broker’s sentence may be there', () => {
  expect(read({})()).toEqual(facts);
  const more = { escrowProvider: '(주)안전', brokerNotice: '통신판매중개자예요.' };
  expect(read(more)()).toEqual({ ...facts, ...more });
});

test.each(Object.keys(facts))('%s may not be missing or empty', (name) => {
  expect(read({ [name]: undefined })).toThrow(`${name} is missing`);
  expect(read({ [name]: ' ' })).toThrow(`${name} must be a text`);
});

test.each([
  [{ registrationNo: '1234567890' }, 'registrationNo must be written 000-00-00000'],
  [{ email: 'nowhere' }, 'email must be an address'],
  [{ phone: '<b>1577</b>' }, 'phone must be digits and dashes'],
  [{ escrowProvider: 3 }, 'escrowProvider must be a text'],
  [{ companyname: '다른 이름' }, 'companyname is unknown'],
])('%j is refused', (change, problem) => expect(read(change)).toThrow(problem));

test('everything wrong is said at once, and text that is no JSON is refused', () => {
  expect(() => readBusiness('{}')).toThrow(/companyName.*hostingProvider/);
  expect(() => readBusiness('null')).toThrow('companyName is missing');
  expect(() => readBusiness('no json')).toThrow();
});
