import type { Faq } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';

const faq = (faqNo: number, question: string): Faq => ({
  faqNo,
  category: 'DELIVERY',
  question,
  answer: `${question}에 대한 답이에요`,
  isHelpful: null,
});

const answers = {
  'cs.faq': () => ({ items: [faq(1, '첫 질문'), faq(2, '둘째 질문'), faq(3, '셋째 질문')] }),
};

const items = () => [...document.querySelectorAll('details')];
const votesOf = (item: Element) =>
  within(item as HTMLElement).getByRole('group', { name: '답변이 도움이 됐나요?', hidden: true });

test('shows the linked question first and open', async () => {
  renderPage('/cs/faq?faqNo=2', answers);
  await screen.findByText('둘째 질문');
  expect(items().map((item) => item.querySelector('summary')?.textContent)).toEqual([
    expect.stringContaining('둘째 질문'),
    expect.stringContaining('첫 질문'),
    expect.stringContaining('셋째 질문'),
  ]);
  expect(items().map((item) => item.open)).toEqual([true, false, false]);
});

test('names a category once above the neighbours that share it', async () => {
  const member: Faq = { ...faq(3, '셋째 질문'), category: 'MEMBER' };
  renderPage('/cs/faq', {
    'cs.faq': () => ({ items: [faq(1, '첫 질문'), faq(2, '둘째 질문'), member] }),
  });
  await screen.findByText('둘째 질문');
  const questionsOf = (category: string) =>
    within(screen.getByRole('region', { name: category }))
      .getAllByText(/질문$/)
      .map(({ textContent }) => textContent);
  expect(screen.getAllByRole('heading', { level: 2, name: '배송' })).toHaveLength(1);
  expect(questionsOf('배송')).toEqual(['첫 질문', '둘째 질문']);
  expect(questionsOf('회원')).toEqual(['셋째 질문']);
});

test('sends feedback for its question and offers help after a negative answer', async () => {
  const { user, sentTo } = renderPage('/cs/faq?faqNo=2', {
    ...answers,
    'cs.feedback': () => ({ isHelpful: false }),
  });
  await screen.findByText('둘째 질문');
  const no = within(votesOf(items()[0] as Element)).getByText('아니오');
  await user.click(no);
  expect(await screen.findByText(/고객센터 1577-7083.*도와드릴게요/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1:1 문의' })).toHaveAttribute(
    'href',
    '/cs/counsel?topic=DELIVERY',
  );
  expect(no).toHaveAttribute('aria-pressed', 'true');
  expect(sentTo('cs.feedback').map(({ input }) => input)).toEqual([
    { params: { faqNo: 2 }, body: { isHelpful: false } },
  ]);
});

test('reports failed feedback and does not show it as given', async () => {
  const { user } = renderPage('/cs/faq?faqNo=2', {
    ...answers,
    'cs.feedback': () => {
      throw refused(404, 'NOT_FOUND', '없는 질문이에요.');
    },
  });
  await screen.findByText('둘째 질문');
  const yes = within(votesOf(items()[0] as Element)).getByText('예');
  await user.click(yes);
  expect(await screen.findByText('없는 질문이에요.')).toBeInTheDocument();
  expect(yes).toHaveAttribute('aria-pressed', 'false');
});
