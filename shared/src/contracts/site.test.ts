import { buyProblem } from '@shop/shared/domain';
import { business, site } from './site';

test('has one customer service number', () => {
  expect(site.customerServicePhone).toBe('1577-7083');
  expect(business.phone).toBe(site.customerServicePhone);
  expect(buyProblem('5043').message).toContain(site.customerServicePhone);
});
