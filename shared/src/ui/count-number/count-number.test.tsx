import { render, screen } from '@testing-library/react';
import { CountNumber } from './count-number';

const drawn = (container: HTMLElement) =>
  container.querySelector('[aria-hidden="true"]')?.textContent;

test('exposes the new value at once and animates to it', async () => {
  const { container, rerender } = render(<CountNumber value={12_000} unit="원" />);
  expect(drawn(container)).toBe('12,000원');
  rerender(<CountNumber value={25_600} unit="원" />);
  expect(screen.getByText('25,600원', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
  expect(drawn(container)).not.toBe('25,600원');
  await screen.findByText(
    (_, element) => element?.ariaHidden === 'true' && drawn(container) === '25,600원',
  );
});

test('shows the value at once when reduced motion is preferred', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { container, rerender } = render(<CountNumber value={1} />);
  rerender(<CountNumber value={900} />);
  expect(drawn(container)).toBe('900');
  Reflect.deleteProperty(window, 'matchMedia');
});
