import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen } from '@testing-library/react';
import { commonRoutes } from '../../frame/common-routes';
import { openExternal } from './open-external';

const link = {
  code: 'card-loan',
  name: '카드 대출 한도 조회',
  operator: '온담카드 주식회사',
  host: 'loan.ondamcard.example',
  purpose: '대출 한도와 금리 조회',
  dataItems: ['이름', '생년월일'],
  retention: '조회한 날부터 3개월',
};

const open = (query: string) =>
  renderRemotePage(commonRoutes, `/gateway/external-finance${query}`, {
    'externalLink.detail': () => link,
    // A host other than the one shown: not opened.
    'externalLink.consent': () => ({ url: 'https://evil.example/' }),
  });

test('shows the operator and the shared data', async () => {
  open('?code=card-loan');
  expect(await screen.findByRole('heading', { name: '카드 대출 한도 조회' })).toBeVisible();
  for (const messages of [
    '온담카드 주식회사',
    'loan.ondamcard.example',
    '이름, 생년월일',
    '조회한 날부터 3개월',
  ])
    expect(screen.getByRole('cell', { name: messages })).toBeVisible();
});

test('sends nothing before the consent', async () => {
  const { user, sentTo } = open('?code=card-loan');
  await user.click(await screen.findByRole('button', { name: '동의하고 이동하기' }));
  expect(await screen.findByText('개인정보 제공에 동의해 주세요')).toBeVisible();
  expect(sentTo('externalLink.consent')).toEqual([]);
});

test('requests the link by its code after the consent and opens only the shown host', async () => {
  const { user, sentTo } = open('?code=card-loan');
  await user.click(await screen.findByRole('checkbox', { name: /제공하는 데 동의해요/ }));
  await user.click(screen.getByRole('button', { name: '동의하고 이동하기' }));
  expect(sentTo('externalLink.consent')).toMatchObject([
    { input: { params: { code: 'card-loan' }, body: { isAgreed: true } } },
  ]);
  expect(await screen.findByText('안내한 곳과 다른 주소여서 이동하지 않았어요')).toBeVisible();
});

test.each(['', '?url=https://evil.example', '?code=https://evil.example', '?code=../x'])(
  'rejects a link without a valid code (%s)',
  async (query) => {
    open(query);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '안내할 수 없는 제휴 서비스예요',
    );
  },
);

test.each([
  'https://evil.example/',
  'http://loan.ondamcard.example/',
  'https://loan.ondamcard.example:8443/',
  'https://loan.ondamcard.example@evil.example/',
  'javascript:alert(1)',
])("rejects %s as the partner's URL", async (url) => {
  await expect(openExternal({} as never, url, link.host)).rejects.toMatchObject({
    kind: 'alert',
    code: 'HOST_MISMATCH',
  });
});
