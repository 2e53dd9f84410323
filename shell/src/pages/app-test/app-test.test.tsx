import { describePage } from '@shop/shared/testing/describe-component';
import { InShop, renderInShop } from '@shop/shared/testing/render-in-shop';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './app-test.page';

const run = () => userEvent.click(screen.getByRole('button', { name: '실행' }));
const setParams = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /파라미터/ }), { target: { value: text } });
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

describePage('AppTest', <Page />);

test.each(['iOS', 'Android'])(
  'gets results from a simulated %s app outside the app',
  async (platform) => {
    renderInShop(<Page />);
    await userEvent.click(screen.getByRole('radio', { name: platform }));
    await run();
    expect(await screen.findByText(/SM-S938N/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '결과 복사' })).toBeInTheDocument();
  },
);

test('shows the detected device', () => {
  const agent = 'Mozilla/5.0 (Linux; Android 16; SM-S938N) Mobile Safari/537.36 LP_APP|ver=6.1.0|';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  render(
    <InShop userAgent={agent}>
      <Page />
    </InShop>,
  );
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['휴대폰 · Android · 앱', '6.1.0', '3.0.0', 'AOS, APP, MO', '30']);
});

test('accepts changed params and requires JSON', async () => {
  renderInShop(<Page />);
  await choose('네이티브 호출', 'loadDataFromFile');
  setParams('{"key":"다른 것"}');
  await run();
  expect(await screen.findByText(/"key": "다른 것"/)).toBeInTheDocument();
  setParams('{key}');
  await run();
  expect(await screen.findByText('파라미터를 JSON 객체로 입력해 주세요')).toBeInTheDocument();
});

test.each([
  ['거절해요', 'REFUSED'],
  ['약속과 다른 답을 해요', 'INVALID_RESPONSE'],
])('shows the outcome of an app that %s as %s', async (manner, code) => {
  renderInShop(<Page />);
  await choose('앱의 태도', manner);
  await run();
  expect(await screen.findByText(new RegExp(code))).toBeInTheDocument();
});

test('makes all calls at once', async () => {
  renderInShop(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /개 모두 실행$/ }));
  expect(await screen.findByText('48개 가운데 48개가 답했어요')).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('getCashbeeBalance{ "balanceWon": 12300 }');
});

test('shows unsolicited messages', async () => {
  renderInShop(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '방송하기' }));
  await userEvent.click(screen.getByRole('button', { name: '화면 가리기' }));
  expect(screen.getByText('방송 basketChanged {}')).toBeInTheDocument();
  expect(screen.getByText('화면이 가려졌어요')).toBeInTheDocument();
});

test("earns the bus screen's badge when it is shown", async () => {
  renderInShop(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '버스 화면 열기' }));
  await waitFor(() => expect(screen.getByText('BUS 배지를 받았어요')).toBeInTheDocument());
});
