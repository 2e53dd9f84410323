import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describe-component';
import { BottomSheet } from '../bottom-sheet/bottom-sheet';
import { BoxModal } from '../box-modal/box-modal';
import { FullModal } from '../full-modal/full-modal';
import type { ModalProps } from './modal-frame';

const kinds = { BottomSheet, FullModal, BoxModal };

function Opener({ Modal, ...rest }: { Modal: typeof BoxModal } & Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Modal title="배송비 안내" {...rest} open={open} onClose={() => setOpen(false)}>
        <a href="/more">자세히</a>
      </Modal>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: '배송비 안내' });

describe.each(Object.entries(kinds))('%s', (name, Modal) => {
  describeComponent(
    name,
    <Modal open title="배송비 안내" onClose={() => {}}>
      <a href="/more">자세히</a>
    </Modal>,
  );

  const open = async (over: Partial<ModalProps> = {}) => {
    const user = userEvent.setup();
    const view = render(<Opener Modal={Modal} {...over} />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    return { user, ...view };
  };

  test('takes focus and restores it after Escape', async () => {
    const { user } = await open();
    expect(dialog()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: '닫기' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: '열기' })).toHaveFocus();
  });

  test('closes by its button and by a click outside', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(dialog()).toBeNull();
    await user.click(screen.getByRole('button', { name: '열기' }));
    await user.click(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
  });

  test('stays open on a click inside and a drag that ends outside', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('heading', { name: '배송비 안내' }));
    fireEvent.pointerDown(screen.getByRole('link', { name: '자세히' }));
    fireEvent.click(dialog() as HTMLElement);
    expect(dialog()).not.toBeNull();
  });

  test('ignores Escape and outside clicks when it must be answered', async () => {
    const { user } = await open({ isDismissible: false });
    await user.keyboard('{Escape}');
    await user.click(dialog() as HTMLElement);
    expect(dialog()).not.toBeNull();
  });

  test('unmounts with its page', async () => {
    const { rerender } = await open();
    rerender(
      <button type="button" key="x">
        다른 곳
      </button>,
    );
    expect(dialog()).toBeNull();
  });
});

test('stacks layers at z-index 1000 and 2 higher each (spec section 9)', () => {
  render(
    <>
      <BoxModal open title="첫째" onClose={() => {}}>
        하나
      </BoxModal>
      <BoxModal open title="둘째" onClose={() => {}}>
        둘
      </BoxModal>
    </>,
  );
  const zIndexes = screen.getAllByRole('dialog').map((element) => element.style.zIndex);
  expect(zIndexes).toEqual(['1000', '1002']);
});

test('stays open when a file input inside is cancelled', () => {
  const handleClose = jest.fn();
  render(
    <BoxModal open title="사진 올리기" onClose={handleClose}>
      <input type="file" aria-label="사진" />
    </BoxModal>,
  );
  fireEvent(screen.getByLabelText('사진'), new Event('cancel', { bubbles: true }));
  expect(handleClose).not.toHaveBeenCalled();
});

describe('keyboard of a phone', () => {
  class FakeView extends EventTarget {
    height = innerHeight;
    offsetTop = 0;
    scale = 1;
    change(height: number, offsetTop = 0, scale = 1) {
      Object.assign(this, { height, offsetTop, scale });
      this.dispatchEvent(new Event('resize'));
    }
  }
  let view: FakeView;
  beforeEach(() => {
    view = new FakeView();
    Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

  const room = () => (dialog() as HTMLElement).style.getPropertyValue('--view-height');

  test('fits the dialog to the remaining area and keeps the focused field in view', async () => {
    const seen = jest.fn();
    Element.prototype.scrollIntoView = seen;
    render(
      <BottomSheet open title="배송비 안내" onClose={() => {}}>
        <input aria-label="검색어" />
      </BottomSheet>,
    );
    screen.getByRole('textbox').focus();
    view.change(400, 60);
    expect(room()).toBe('400px');
    expect((dialog() as HTMLElement).style.getPropertyValue('--view-top')).toBe('60px');
    expect(seen).toHaveBeenCalled();
    view.change(innerHeight);
    expect(room()).toBe('');
  });

  test('ignores pinch zoom and the browser’s own bar', () => {
    render(
      <BottomSheet open title="배송비 안내" onClose={() => {}}>
        내용
      </BottomSheet>,
    );
    view.change(innerHeight / 2, 100, 2);
    expect(room()).toBe('');
    view.change(innerHeight - 56);
    expect(room()).toBe('');
  });
});

test('draws a prepared one while it is closed, unseen, and only shows it on the press', async () => {
  const user = userEvent.setup();
  render(<Opener Modal={BottomSheet} isPrepared />);
  const prepared = screen.getByText('자세히');
  expect(prepared).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '열기' }));
  expect(within(dialog() as HTMLElement).getByRole('link', { name: '자세히' })).toBe(prepared);
  expect(dialog()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(screen.getByRole('button', { name: '열기' })).toHaveFocus();
});

test('lets keys scroll a body of text only', () => {
  render(
    <FullModal open isText title="환불 안내" onClose={() => {}}>
      <p>글</p>
    </FullModal>,
  );
  expect(screen.getByText('글').parentElement).toHaveAttribute('tabindex', '0');
});
