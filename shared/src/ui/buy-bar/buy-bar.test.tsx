import { render, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { Button } from '../button/button';
import { HeartIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { BuyBar } from './buy-bar';

const bar = (
  <BuyBar side={<IconButton label="찜" icon={<HeartIcon />} />} price="29,800원">
    <Button variant="outline">장바구니</Button>
    <Button>바로구매</Button>
  </BuyBar>
);

describeComponent('BuyBar', bar);

test('is a named region with the main action last', () => {
  render(bar);
  expect(screen.getByRole('region', { name: '구매' })).toHaveTextContent('29,800원');
  expect(screen.getAllByRole('button').map((button) => button.textContent || '찜')).toEqual([
    '찜',
    '장바구니',
    '바로구매',
  ]);
});
