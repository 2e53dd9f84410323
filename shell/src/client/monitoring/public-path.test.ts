import { publicPath } from './public-path';

test.each([
  ['/goods/detail?goodsNo=7', '/goods/detail?goodsNo=7'],
  ['/auth/callback?lid=secret', '/auth/callback'],
  ['/searchResult?q=010-1234-5678&sort=new', '/searchResult?sort=new'],
  ['/order/complete?orderNo=20261121ABCD#top', '/order/complete'],
  ['/main', '/main'],
])('%s is %s', (address, sent) => {
  expect(publicPath(address)).toBe(sent);
});
