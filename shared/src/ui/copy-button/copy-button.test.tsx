import { layers } from '@shop/shared/app';
import { act, fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { CopyButton } from './copy-button';

describeComponent('CopyButton', <CopyButton text="E-1024" label="오류 번호 복사" />);

const asClipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('clicked', () => {
  beforeEach(() => jest.useFakeTimers());

  test('copies, and confirms for 1.5 s after the last click', async () => {
    const writeText = jest.fn(async () => {});
    asClipboard(writeText);
    renderInShop(<CopyButton text="E-1024" />);
    fireEvent.click(screen.getByRole('button', { name: '복사' }));
    await settle();
    expect(writeText).toHaveBeenCalledWith('E-1024');
    expect(screen.getByRole('button', { name: '복사했어요' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    fireEvent.click(screen.getByRole('button'));
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(screen.getByRole('button', { name: '복사했어요' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: '복사' })).toBeInTheDocument();
  });

  test('explains what to do when copying failed', async () => {
    asClipboard(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    document.execCommand = () => false;
    renderInShop(<CopyButton text="E-1024" />);
    fireEvent.click(screen.getByRole('button', { name: '복사' }));
    await settle();
    expect(screen.getByRole('button', { name: '복사' })).toBeInTheDocument();
    expect(layers.getState().toasts.at(-1)?.text).toContain('복사하지 못했어요');
  });
});
