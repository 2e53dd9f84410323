import type { EventCard } from '@shop/shared/contracts';
import { paths } from '@shop/shared/contracts';
import type { EventKind } from '@shop/shared/domain';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

type Client = Parameters<typeof signIn>[0];

const openEvents = async ({ request }: Client): Promise<EventCard[]> => {
  const response = await request.get('/api/event/v1/front/list?tab=open');
  const { payload } = (await response.json()) as { payload: { items: EventCard[] } };
  return payload.items;
};

const eventOf = async (client: Client, kind: EventKind): Promise<string> => {
  const event = (await openEvents(client)).find((one) => one.kind === kind);
  if (!event) throw new Error(`The sample shop has no open event of kind ${kind}.`);
  return paths.event(event.eventNo);
};

test('lists events by state in the URL, and shows who won', async ({ page }) => {
  await page.goto(paths.events());
  await expect(page.getByRole('list', { name: '진행중 이벤트' })).toContainText('룰렛');
  const tabs = page.getByRole('navigation', { name: '이벤트 상태' });
  await tabs.getByRole('link', { name: '예정' }).click();
  await expect(page).toHaveURL(/tab=coming/);
  await tabs.getByRole('link', { name: '종료' }).click();
  await expect(page).toHaveURL(/tab=ended/);
  await page.getByRole('link', { name: '김장 도구 응모' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '김장 도구 응모' })).toBeVisible();
  await expect(page.getByRole('region', { name: '당첨자' })).toContainText('김치통 세트');
});

test('lists the events of one kind', async ({ page }) => {
  await page.goto(paths.eventsOfKind('QUIZ'));
  await expect(page.getByRole('heading', { level: 1, name: '퀴즈 이벤트' })).toBeVisible();
  const list = page.getByRole('list', { name: '진행중 이벤트' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('sends a visitor to sign in', async ({ page }) => {
  await page.goto(await eventOf(page, 'ATTENDANCE'));
  await page.getByRole('button', { name: '출석하기' }).click();
  await expect(page).toHaveURL(/login-auth/);
});

test('plays each kind once', async ({ page }) => {
  await signIn(page, '가족');
  const done = page.getByRole('button', { name: /참여 완료/ });
  await page.goto(await eventOf(page, 'ATTENDANCE'));
  await page.getByRole('button', { name: '출석하기' }).click();
  await expect(done).toBeVisible();

  await page.goto(await eventOf(page, 'ROULETTE'));
  await page.getByRole('button', { name: '룰렛 돌리기' }).click();
  await expect(page.getByText(/당첨됐어요|아쉽지만 꽝이에요/).first()).toBeVisible();

  await page.goto(await eventOf(page, 'QUIZ'));
  await page.getByRole('radio', { name: '그늘에서 바람으로 말린다' }).check();
  await page.getByRole('button', { name: '정답 제출하기' }).click();
  await expect(page.getByText('정답이에요!')).toBeVisible();

  await page.goto(await eventOf(page, 'POLL'));
  await expect(page.getByRole('list', { name: '투표 결과' })).toBeVisible();

  await page.goto(await eventOf(page, 'COMMENT'));
  await page.getByRole('checkbox', { name: /개인정보/ }).check();
  await page.getByRole('textbox', { name: /올겨울에/ }).fill('따뜻한 나라로 떠나고 싶어요');
  await page.getByRole('button', { name: '댓글 남기기' }).click();
  await expect(page.getByRole('list', { name: '댓글' })).toContainText('따뜻한 나라로');

  await page.goto(await eventOf(page, 'INVITATION'));
  await page.getByRole('textbox', { name: /친구의 추천코드/ }).fill('ZZZZZZZZ');
  await page.getByRole('button', { name: '추천코드 등록하기' }).click();
  await expect(page.getByText(/없는 추천코드예요/)).toBeVisible();

  await page.goto(await eventOf(page, 'DRAW'));
  await page.getByRole('checkbox', { name: /개인정보/ }).check();
  await page.getByRole('button', { name: '응모하기' }).click();
  await expect(page.getByText('응모했어요', { exact: true })).toBeVisible();
});

test('turns the roulette by keyboard, and shows the result at once where motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, '법인');
  await page.goto(await eventOf(page, 'ROULETTE'));
  const turn = page.getByRole('button', { name: '룰렛 돌리기' });
  await expect(turn).toBeEnabled();
  await page.getByRole('link', { name: '룰렛 이벤트 모두 보기' }).focus();
  await page.keyboard.press('Tab');
  await expect(turn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/당첨됐어요|아쉽지만 꽝이에요/).first()).toBeVisible();
  // The wheel animation takes seconds; fade-ins are shorter.
  const turning = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1_000)
        .length,
  );
  expect(turning).toBe(0);
});
