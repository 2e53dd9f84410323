import { fireEvent, render, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { Accordion } from './accordion';

const items = [
  { id: 'notice', title: '상품정보제공고시', content: '제조국 대한민국' },
  { id: 'seller', title: '판매자 정보', content: '하루농장', isOpen: true },
];

describeComponent('Accordion', <Accordion items={items} />);

test('renders items open by default and groups exclusive ones', () => {
  render(<Accordion items={items} isExclusive />);
  const [notice, seller] = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect([notice?.open, seller?.open]).toEqual([false, true]);
  expect(notice?.getAttribute('name')).toBe(seller?.getAttribute('name'));
});

test('reports the opened item', () => {
  const handleOpen = jest.fn();
  render(<Accordion items={items} onOpen={handleOpen} />);
  const toggle = (newState: string) =>
    fireEvent(
      screen.getAllByRole('group')[0] as Element,
      Object.assign(new Event('toggle'), { newState }),
    );
  toggle('open');
  toggle('closed');
  expect(handleOpen.mock.calls).toEqual([['notice']]);
});
