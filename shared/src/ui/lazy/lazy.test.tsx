import { layers, loadForPress } from '@shop/shared/app';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from './lazy';

const Part = () => <p>내용</p>;

test('tells an opener whether the code is there, without loading it', async () => {
  const load = jest.fn(async () => Part);
  const part = lazy(load);
  const Opener = () => <output>{part.useCode() ? '있음' : '없음'}</output>;
  render(<Opener />);
  expect(screen.getByRole('status')).toHaveTextContent('없음');
  expect(load).not.toHaveBeenCalled();

  await act(async () => part.preload());
  expect(screen.getByRole('status')).toHaveTextContent('있음');
});

const Sheet = ({ open }: { open: boolean; onClose: () => void }) =>
  open ? <p role="dialog">시트</p> : null;

/** Code that comes from the given try on. */
const comingAt = <T,>(code: T, firstTry: number) => {
  let tries = 0;
  return jest.fn(async () => {
    tries += 1;
    if (tries < firstTry) throw new Error('Loading chunk failed.');
    return code;
  });
};
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('when the code does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    layers.setState({ toasts: [] });
  });

  test('tries once more by itself', async () => {
    const { Component } = lazy(comingAt(Part, 2));
    render(<Component />);
    await later(2000);
    expect(screen.getByText('내용')).toBeInTheDocument();
  });

  test('says so in its place, and loads on 다시 시도', async () => {
    const { Component } = lazy(comingAt(Part, 3));
    render(<Component />);
    await later(2000);
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await later(0);
    expect(screen.getByText('내용')).toBeInTheDocument();
  });

  test('loads when the connection is back', async () => {
    const { Component } = lazy(comingAt(Part, 3));
    render(<Component />);
    await later(2000);
    fireEvent(window, new Event('online'));
    await later(0);
    expect(screen.getByText('내용')).toBeInTheDocument();
  });

  test('closes a layer and says so, so that its opener is free for another press', async () => {
    const { Component } = lazy(comingAt(Sheet, 3));
    const onClose = jest.fn();
    const { rerender } = render(<Component open onClose={onClose} />);
    await later(2000);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(layers.getState().toasts).toHaveLength(1);
    rerender(<Component open={false} onClose={onClose} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Component open onClose={onClose} />);
    await later(0);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('leaves out what is optional', async () => {
    const { Component } = lazy(comingAt(Part, 9), undefined, { isOptional: true });
    const { container } = render(<Component />);
    await later(2000);
    expect(container).toBeEmptyDOMElement();
  });

  test('a press is told once, and never rejects', async () => {
    const pressed = loadForPress(comingAt(1, 9));
    await later(2000);
    expect(await pressed).toBeUndefined();
    expect(layers.getState().toasts).toHaveLength(1);
  });
});
