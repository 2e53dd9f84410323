import { dialog, events, Link, layers, openSheet, toast } from '@shop/shared/app';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShop } from '../../testing/render-in-shop';
import { Layers } from './layers';

beforeEach(() =>
  layers.setState({
    toasts: [],
    notification: undefined,
    dialogs: [],
    sheets: [],
    isLoginToastDue: false,
  }),
);

const shop = () => {
  const user = userEvent.setup();
  const view = renderInShop(
    <>
      <main>
        <button type="button">페이지의 단추</button>
        <Link to="/elsewhere">다른 화면</Link>
      </main>
      <Layers />
    </>,
    '/main',
  );
  return { user, ...view };
};

const ask = () =>
  act(
    async () => void openSheet({ title: '색상 고르기', content: () => <a href="/more">자세히</a> }),
  );

test('supports opening, moving through and answering a dialog by keyboard, and restores focus', async () => {
  const { user } = shop();
  screen.getByRole('button', { name: '페이지의 단추' }).focus();
  let answer: boolean | undefined;
  act(() => {
    void dialog.confirm({ title: '지울까요?', content: '2개가 지워져요' }).then((yes) => {
      answer = yes;
    });
  });
  expect(await screen.findByRole('alertdialog', { name: '지울까요?' })).toBeVisible();
  await user.tab();
  if (!screen.getByRole('button', { name: '예' }).matches(':focus')) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(answer).toBe(true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: '페이지의 단추' })).toHaveFocus();
});

test('closes only the top layer on Escape', async () => {
  const { user } = shop();
  await ask();
  await screen.findByRole('dialog', { name: '색상 고르기' });
  act(() => void dialog.alert({ title: '품절이에요', content: '다른 색을 골라 주세요' }));
  act(() => void dialog.alert({ title: '하나 더', content: '위에 있어요' }));
  const names = () =>
    [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].map((one) =>
      one
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  await waitFor(() => expect(names()).toEqual(['색상 고르기', '품절이에요', '하나 더']));
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['색상 고르기', '품절이에요']);
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['색상 고르기']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(names()).toEqual([]));
});

test.each([
  ['sheet', '고르기'],
  ['full', '전체 화면'],
  ['box', '상자'],
] as const)("openSheet of kind %s resolves with its content's value", async (kind, title) => {
  const { user, container } = shop();
  let answer: string | undefined = 'nothing yet';
  act(() => {
    void openSheet<string>({
      kind,
      title,
      content: (close) => (
        <button type="button" onClick={() => close('빨강')}>
          빨강
        </button>
      ),
      footer: () => <p>아래에 머물러요</p>,
    }).then((value) => {
      answer = value;
    });
  });
  await screen.findByRole('dialog', { name: title });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: '빨강' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answer).toBe('빨강');
  expect(layers.getState().sheets).toEqual([]);
});

test('resolves with undefined when a sheet is closed or removed by a navigation', async () => {
  const { user } = shop();
  const answers: unknown[] = [];
  const open = () =>
    act(
      () => void openSheet({ title: '고르기', content: () => null }).then((v) => answers.push(v)),
    );
  open();
  await screen.findByRole('dialog', { name: '고르기' });
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(answers).toEqual([undefined]));
  open();
  await screen.findByRole('dialog', { name: '고르기' });
  act(() => screen.getByText('다른 화면').click());
  await waitFor(() => expect(answers).toEqual([undefined, undefined]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps a required dialog open until it is answered', async () => {
  const { user } = shop();
  act(() => void dialog.open({ content: '꼭 골라 주세요', isDismissible: false }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('runs a button’s callback before the promise resolves', async () => {
  const { user } = shop();
  const order: string[] = [];
  act(() => {
    void dialog
      .open({
        content: '할까요?',
        buttons: [{ text: '하기', value: 1, callback: () => order.push('callback') }],
      })
      .then((value) => order.push(`answer ${value}`));
  });
  await user.click(await screen.findByRole('button', { name: '하기' }));
  await waitFor(() => expect(order).toEqual(['callback', 'answer 1']));
});

test('supports link, button and close of a toast by keyboard', async () => {
  const { user } = shop();
  const undo = jest.fn();
  act(() =>
    toast({ text: '담았어요', button: { text: '되돌리기', onClick: undo }, delayMs: 60_000 }),
  );
  const button = await screen.findByRole('button', { name: '되돌리기' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('담았어요')).toBeNull());
});

test('shows and hides the login toast by its events', async () => {
  shop();
  act(() => events.emit('login-toast:show'));
  expect(await screen.findByRole('link', { name: '로그인' })).toBeVisible();
  act(() => events.emit('login-toast:hide'));
  expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
});
