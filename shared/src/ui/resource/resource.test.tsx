import { useInfiniteQuery } from '@shop/shared/app';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '../../testing/render-in-shop';
import { Resource } from './resource';

type Query = Parameters<typeof Resource<string[]>>[0]['query'];

const show = (query: Partial<Query>) =>
  renderInShop(
    <Resource<string[]>
      query={{ data: undefined, error: null, isFetching: false, refetch: () => {}, ...query }}
      skeleton="뼈대"
      empty="없어요"
      isEmpty={(items) => items.length === 0}
    >
      {(items) => items.join(', ')}
    </Resource>,
  ).container;

test.each([
  ['its shape while it waits', { isFetching: true }, '뼈대'],
  ['what came', { data: ['사과', '배'] }, '사과, 배'],
  ['that nothing came', { data: [] }, '없어요'],
  ['what is known when a second look fails', { data: ['사과'], error: new Error('x') }, '사과'],
])('shows %s', (_, query, words) => {
  expect(show(query)).toHaveTextContent(new RegExp(`^${words}$`));
});

test('retries after a failure', async () => {
  const refetch = jest.fn();
  show({ error: new Error('x'), refetch });
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

function Pages() {
  const query = useInfiniteQuery({
    queryKey: ['fruits'],
    queryFn: async ({ pageParam }) => [`사과 ${pageParam}`],
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  });
  return (
    <Resource
      query={query}
      skeleton="뼈대"
      empty="없어요"
      isEmpty={({ pages }) => pages.length === 0}
    >
      {({ pages }) => pages.flat().join(', ')}
    </Resource>
  );
}

test('shows the pages of an infinite query', async () => {
  const { container } = renderInShop(<Pages />);
  expect(container).toHaveTextContent(/^뼈대$/);
  expect(await screen.findByText('사과 1')).toBeInTheDocument();
});
