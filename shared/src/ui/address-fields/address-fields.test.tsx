import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressFields } from './address-fields';

test('fills the address from the search only', async () => {
  const find = jest.fn();
  render(
    <AddressFields
      recipient={{}}
      phone={{}}
      detail={{}}
      address={{ postcode: '06134', roadAddress: '테헤란로 31', error: '주소를 찾아 주세요' }}
      onFindAddress={find}
    />,
  );
  const postcode = screen.getByRole('textbox', { name: /^우편번호/ });
  expect(postcode).toHaveValue('06134');
  expect(postcode).toHaveAttribute('readonly');
  expect(postcode).toHaveAccessibleDescription('주소를 찾아 주세요');
  expect(screen.getByRole('textbox', { name: '주소' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: '상세 주소' })).not.toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: '주소 찾기' }));
  expect(find).toHaveBeenCalledTimes(1);
});
