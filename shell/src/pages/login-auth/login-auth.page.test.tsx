import { MarkupStage } from '@shop/shared/markup';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { render, screen } from '@testing-library/react';
import { Page } from './login-auth.page';

test('says why to sign in, before the ways to do it', async () => {
  render(
    <InShop>
      <MarkupStage answers={{}}>
        <Page />
      </MarkupStage>
    </InShop>,
  );
  const reason = await screen.findByText(/찜하거나 주문하려면 로그인해 주세요/);
  const [first] = screen.getAllByRole('button');
  expect(first && reason.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
