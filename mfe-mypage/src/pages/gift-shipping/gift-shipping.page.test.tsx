import { events } from '@shop/shared/app';
import { act, screen } from '@testing-library/react';
import { openGift } from '../../markup/fixtures/gifts';
import { type Answer, refused, renderForVisitor, renderPage } from '../../test/render-page';

const TOKEN = 'a'.repeat(43);
const PATH = `/mypage/gift/shipping?token=${TOKEN}`;
const picked = { zip: '06236', road: '서울특별시 강남구 테헤란로 152', jibun: '' };
const answers: Record<string, Answer> = {
  'gift.view': () => openGift('ACCEPTED'),
  'gift.shipping': () => openGift('ADDRESS_DONE'),
};

const textbox = (name: string) => screen.findByRole('textbox', { name });
const agreement = () =>
  screen.getByRole('checkbox', { name: '판매자와 택배사에 배송지 제공 동의 (필수)' });
const pick = () => act(async () => events.emit('address:picked', picked));

test('sends the address, then shows the gift', async () => {
  const { user, sentTo } = renderForVisitor(PATH, answers);
  expect(await textbox('받는 분')).toHaveValue('박이웃');
  await user.type(await textbox('휴대폰 번호'), '01098765432');
  await user.click(screen.getByRole('button', { name: '주소 찾기' }));
  const search = await screen.findByRole('region', { name: /order\/address-search/ });
  expect(search).toHaveTextContent('address-search');
  await pick();
  await user.type(await textbox('상세 주소'), '101호');
  await user.selectOptions(screen.getByRole('combobox', { name: '배송 메시지' }), '60');
  expect(screen.queryByRole('checkbox', { name: '내 배송지에 저장' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '이 주소로 받기' }));
  expect(await screen.findByText('배송지 제공에 동의해 주세요')).toBeVisible();
  expect(sentTo('gift.shipping')).toHaveLength(0);
  await user.click(agreement());
  await user.click(screen.getByRole('button', { name: '이 주소로 받기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '받은 선물 상세' })).toBeVisible();
  expect(sentTo('gift.shipping')[0]?.input).toEqual({
    params: { token: TOKEN },
    body: {
      receiverName: '박이웃',
      receiverPhone: '01098765432',
      zip: picked.zip,
      road: picked.road,
      detail: '101호',
      messageCd: '60',
      messageText: '',
      saves: false,
      agrees: true,
    },
  });
});

test.each([
  ['receiver-invalid-name', '받는 분', '김', '받는 분 이름을 2자 이상 입력해 주세요'],
  ['receiver-invalid-phone1', '휴대폰 번호', '1234', /010으로 시작하는 11자리/],
  ['receiver-invalid-phone2', '휴대폰 번호', '050512345678', /안심번호\(050\)/],
])('names the field that is wrong: %s', async (_word, field, value, message) => {
  const { user, sentTo } = renderForVisitor(PATH, answers);
  await user.clear(await textbox(field));
  await user.type(await textbox(field), value);
  await user.click(screen.getByRole('button', { name: '이 주소로 받기' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await textbox(field)).toHaveFocus();
  expect(sentTo('gift.shipping')).toHaveLength(0);
});

test('names an address beyond the prepaid area at the address', async () => {
  const { user } = renderForVisitor(PATH, {
    ...answers,
    'gift.shipping': () => {
      throw refused(422, 'GIFT_AREA', '이 지역은 선택할 수 없어요.');
    },
  });
  await user.type(await textbox('휴대폰 번호'), '01098765432');
  await pick();
  await user.type(await textbox('상세 주소'), '101호');
  await user.click(agreement());
  await user.click(screen.getByRole('button', { name: '이 주소로 받기' }));
  expect(await screen.findByText('이 지역은 선택할 수 없어요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '주소 찾기' })).toHaveFocus();
  expect(await textbox('상세 주소')).toHaveValue('101호');
});

test('corrects an address, and saves it for a member', async () => {
  const { user, sentTo } = renderPage(PATH, {
    ...answers,
    'gift.view': () => openGift('ADDRESS_DONE'),
  });
  expect(await textbox('상세 주소')).toHaveValue('101동 1502호');
  await user.click(screen.getByRole('checkbox', { name: '내 배송지에 저장' }));
  await user.click(screen.getByRole('button', { name: '배송지 바꾸기' }));
  expect(await screen.findByText('배송지를 바꿨어요')).toBeVisible();
  expect(sentTo('gift.shipping')[0]?.input).toMatchObject({ body: { saves: true } });
});

test.each([
  ['is not accepted', openGift('SENT'), '아직 받지 않은 선물이에요'],
  [
    'is being packed',
    openGift('ADDRESS_DONE', { canEditAddress: false }),
    '배송지를 바꿀 수 없어요',
  ],
  ['has expired', openGift('EXPIRED'), '받을 수 있는 기한이 지났어요'],
])('takes no address for a gift that %s', async (_state, gift, title) => {
  renderForVisitor(PATH, { 'gift.view': () => gift });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
