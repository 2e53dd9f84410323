import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeGuide } from './size-guide';

const KEY = 'shop.goods.size-profile';

beforeEach(() => localStorage.clear());

const show = (sizes = ['S(55)', 'M(66)']) =>
  render(<SizeGuide guide={{ body: 'FEMALE', wear: 'CLOTHES' }} sizes={sizes} />);

async function enter(height: string, weight: string) {
  const user = userEvent.setup();
  for (const [name, value] of [
    ['키(cm)', height],
    ['몸무게(kg)', weight],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: '내 사이즈 찾기' }));
}

test('suggests a size, marks its row, and remembers the measures', async () => {
  const { unmount } = show();
  await enter('160', '53');
  expect(screen.getByRole('status')).toHaveTextContent('추천 사이즈 M(66)');
  const table = screen.getByRole('table', { name: /여성 의류 사이즈/ });
  expect(within(table).getByRole('rowheader', { name: 'M(66) 추천 사이즈' })).toBeVisible();
  unmount();
  show();
  expect(screen.getByRole('textbox', { name: '키(cm)' })).toHaveValue('160');
  expect(screen.getByRole('status')).toHaveTextContent('추천 사이즈 M(66)');
});

test('says that the goods do not have the size', async () => {
  show();
  await enter('168', '60');
  expect(screen.getByRole('status')).toHaveTextContent('L(77) · 이 상품에는 없는 사이즈예요');
});

test('keeps the measures of each body apart, and forgets all of them', async () => {
  show();
  await enter('160', '53');
  await userEvent.click(screen.getByRole('radio', { name: '남성' }));
  expect(screen.getByRole('table', { name: /남성 의류 사이즈/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: '키(cm)' })).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('radio', { name: '여성' }));
  await userEvent.click(screen.getByRole('button', { name: '저장한 치수 지우기' }));
  expect(screen.getByRole('textbox', { name: '키(cm)' })).toHaveValue('');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('says below the field what is wrong, and stores nothing', async () => {
  show();
  await enter('열', '10000');
  expect(screen.getByRole('textbox', { name: '키(cm)' })).toHaveAccessibleDescription(
    '숫자로 입력해 주세요. 소수는 한 자리까지 쓸 수 있어요',
  );
  expect(screen.getByRole('textbox', { name: '몸무게(kg)' })).toHaveAccessibleDescription(
    '2~250kg 사이로 입력해 주세요',
  );
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['"broken"', '[]', 'null', '{"FEMALE":{"heightCm":170}}', '{"FEMALE":7}'])(
  'starts empty when %s is stored',
  (stored) => {
    localStorage.setItem(KEY, stored);
    show();
    expect(screen.getByRole('textbox', { name: '키(cm)' })).toHaveValue('');
  },
);
