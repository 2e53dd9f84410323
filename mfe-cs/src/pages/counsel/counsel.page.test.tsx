import { counselCalls, csCalls, orderCalls, paths } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { counselDraft } from '../../features/counsel/counsel-draft';
import { type Answer, refused, renderPage } from '../../test/render-page';

const ORDER_NO = '20261120ABCDEFGHJK';
const item = {
  itemNo: 7,
  goodsName: '리넨 셔츠',
  optionText: '하양 / M',
  stateName: '배송중',
  image: { key: 'd/1', tone: [1, 2], alt: '리넨 셔츠' },
};
const order = { orderNo: ORDER_NO, orderedAt: '2026-11-20T03:00:00Z', items: [item] };

const home = {
  isPhoneOpen: false,
  counsels: [],
  topFaqs: [
    { faqNo: 3, category: 'DELIVERY', question: '언제 도착하나요?', answer: '', isHelpful: null },
  ],
  notices: [],
};

const open = (answers: Record<string, Answer> = {}, path = paths.askCounsel()) =>
  renderPage(path, {
    [counselCalls.ask.id]: () => ({ counselNo: 1 }),
    [csCalls.home.id]: () => home,
    [orderCalls.list.id]: () => ({ orders: [order], next: null }),
    [orderCalls.detail.id]: () => order,
    ...answers,
  });

const radio = (name: string) => screen.findByRole('radio', { name });
const send = () => screen.findByRole('button', { name: '문의 보내기' });
const TEXT = '금요일까지 받을 수 있는지 궁금해요.';

async function fill(user: ReturnType<typeof open>['user']) {
  await user.click(await radio('배송'));
  await user.click(await radio('배송 일정'));
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '언제 오나요?');
  await user.type(screen.getByRole('textbox', { name: /^내용/ }), TEXT);
}

afterEach(() => sessionStorage.clear());

test('offers the phone and the questions asked most beside the form', async () => {
  open();
  const aside = within(await screen.findByRole('complementary', { name: '바로 도움받기' }));
  expect(aside.getByRole('link', { name: '1577-7083' })).toHaveAttribute('href', 'tel:1577-7083');
  expect(await aside.findByRole('link', { name: '언제 도착하나요?' })).toHaveAttribute(
    'href',
    '/cs/faq?faqNo=3',
  );
});

test('sends type, order, title and text once, and leads to the enquiries', async () => {
  const { user, sentTo } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: '주문한 상품에서 고르기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '문의할 상품' }));
  await user.click(await sheet.findByRole('button', { name: /리넨 셔츠/ }));
  const about = within(await screen.findByRole('group', { name: '문의할 주문 상품 (선택)' }));
  expect(await about.findByText('리넨 셔츠')).toBeVisible();
  await user.dblClick(await send());
  expect(await screen.findByText('다른 화면 /mypage/counsel')).toBeVisible();
  expect(sentTo(counselCalls.ask.id).map((one) => one.input)).toEqual([
    {
      body: {
        ...{ type: 'DELIVERY_WHEN', title: '언제 오나요?', body: TEXT, fileNos: [] },
        ...{ orderNo: ORDER_NO, itemNo: 7 },
      },
    },
  ]);
  expect(counselDraft.read()).toBeUndefined();
});

test('says below each field what is missing, and sends nothing', async () => {
  const { user, sentTo } = open();
  await user.click(await send());
  expect(await screen.findByText('무엇에 대한 문의인지 골라 주세요')).toBeVisible();
  expect(await radio('주문/결제')).toHaveFocus();
  expect(screen.getByText('제목을 2자 이상 써 주세요')).toBeVisible();
  expect(screen.getByText('내용을 10자 이상 써 주세요 (지금 0자)')).toBeVisible();
  await user.click(await radio('회원'));
  await user.click(await send());
  expect(await screen.findByText('자세한 유형을 골라 주세요')).toBeVisible();
  expect(sentTo(counselCalls.ask.id)).toEqual([]);
});

test('changes the second step with the first', async () => {
  const { user } = open();
  await user.click(await radio('배송'));
  await user.click(await radio('배송지'));
  await user.click(await radio('회원'));
  expect(screen.queryByRole('radio', { name: '배송지' })).toBeNull();
  expect(await radio('로그인')).not.toBeChecked();
});

test('begins with the order and the topic of its link', async () => {
  open({}, paths.askCounsel({ topic: 'CLAIM', orderNo: ORDER_NO }));
  expect(await radio('취소·교환·반품')).toBeChecked();
  expect(await screen.findByText('리넨 셔츠')).toBeVisible();
});

test('lets a wrong order of a link be taken away', async () => {
  const gone = () => {
    throw refused(404, 'NOT_FOUND', '주문을 찾을 수 없어요.');
  };
  const { user } = open({ [orderCalls.detail.id]: gone }, paths.askCounsel({ orderNo: ORDER_NO }));
  expect(await screen.findByText(/찾을 수 없는 주문이에요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '선택 지우기' }));
  expect(screen.queryByText(/찾을 수 없는 주문이에요/)).toBeNull();
});

test('keeps what was typed for the next visit', async () => {
  const first = open();
  await fill(first.user);
  await waitFor(() => expect(counselDraft.read()?.body).toContain(TEXT));
  document.body.innerHTML = '';
  open();
  expect(await screen.findByText(/쓰던 내용을 불러왔어요/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^내용/ })).toHaveValue(TEXT);
  expect(await radio('배송 일정')).toBeChecked();
});

test('shows why the shop refused, by field and as a whole, and keeps the input', async () => {
  let refusal = refused(400, 'INVALID', '입력한 내용을 확인해 주세요.', {
    fields: [{ path: 'title', message: '쓸 수 없는 글자가 있어요.' }],
  });
  const { user } = open({
    [counselCalls.ask.id]: () => {
      throw refusal;
    },
  });
  await fill(user);
  await user.click(await send());
  expect(await screen.findByText('쓸 수 없는 글자가 있어요.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^제목/ })).toHaveFocus();
  refusal = refused(422, 'COUNSEL_LIMIT', '답변을 기다리는 문의가 10건이에요.');
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '!');
  await user.click(await send());
  expect(await screen.findByText('답변을 기다리는 문의가 10건이에요.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^내용/ })).toHaveValue(TEXT);
});
