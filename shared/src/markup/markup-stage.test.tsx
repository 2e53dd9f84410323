import { callQuery, useApp, useQuery } from '@shop/shared/app';
import { searchCalls } from '@shop/shared/contracts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MarkupStage, STAGE_TIME_MS } from './markup-stage';

const popular = callQuery(searchCalls.popular, {});
const answers = {
  [searchCalls.popular.id]: {
    rankedAt: '2026-03-02T01:00:00Z',
    words: [{ rank: 1, word: '라면', change: null }],
    recommended: [],
  },
};

function Words() {
  const { data, isError } = useQuery({ ...popular, retry: false });
  if (isError) return <p>답이 없어요</p>;
  return <p>{data?.words.map(({ word }) => word).join()}</p>;
}

test('renders on the server what the scene put into the query cache', () => {
  const html = renderToString(
    <MarkupStage answers={answers} queries={[popular]}>
      <Words />
    </MarkupStage>,
  );
  expect(html).toContain('라면');
});

test('responds later with data that is not cached, and fails for calls without a response', async () => {
  render(
    <MarkupStage answers={answers}>
      <Words />
    </MarkupStage>,
  );
  expect(await screen.findByText('라면')).toBeVisible();
  render(
    <MarkupStage>
      <Words />
    </MarkupStage>,
  );
  expect(await screen.findByText('답이 없어요')).toBeVisible();
});

test('has its own clock and visitor', () => {
  function Scene() {
    const { renderedAtMs, session } = useApp();
    return <p>{`${renderedAtMs} ${session.memberType}`}</p>;
  }
  render(
    <MarkupStage>
      <Scene />
    </MarkupStage>,
  );
  expect(screen.getByText(`${STAGE_TIME_MS} 99`)).toBeVisible();
});

test("never responds when told so, and shows the page's loading state", async () => {
  function Waiting() {
    const { isPending, fetchStatus } = useQuery(popular);
    return <p>{`${isPending} ${fetchStatus}`}</p>;
  }
  render(
    <MarkupStage isWaiting>
      <Waiting />
    </MarkupStage>,
  );
  expect(await screen.findByText('true fetching')).toBeVisible();
});
