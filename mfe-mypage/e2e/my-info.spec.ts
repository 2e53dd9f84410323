import { readFile } from 'node:fs/promises';
import type { CallReply, ownDataCalls } from '@shop/shared/contracts';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

test('allows and forbids advertising, and keeps both in the record of consents', async ({
  page,
}) => {
  await signIn(page, '가족');
  await page.goto('/mypage/my-info');
  const sms = page.getByRole('switch', { name: '혜택 소식을 문자로 받을게요' });
  await sms.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/수신에 동의했어요$/)).toBeVisible();
  await expect(sms).toBeChecked();
  await page.reload();
  await expect(sms).toBeChecked();
  await sms.click();
  await expect(page.getByText(/수신 동의를 거뒀어요$/)).toBeVisible();
  await expect(sms).not.toBeChecked();
  await page.getByText('동의 내역 2건').click();
  await expect(page.getByText(/수집|이용 항목/).first()).toBeVisible();
});

test('signs another device out, which has no session any more', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '법인');
  const other = await browser.newContext({ baseURL });
  await signIn(other, '법인');
  const statusThere = async () =>
    (await other.request.get('/api/member/v1/front/loginInfo')).status();
  expect(await statusThere()).toBe(200);
  await page.goto('/mypage/my-info');
  await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem')).toHaveCount(
    1,
  );
  expect(await statusThere()).toBe(401);
  await other.close();
});

test('leaves by keyboard alone, and joins again as somebody new', async ({ page }) => {
  const join = async () => {
    await page.request.post('/api/sandbox/identity/sign-in', { data: {} }).then(async (answer) => {
      const { payload } = (await answer.json()) as { payload: { lid: string } };
      await page.request.post('/api/member/v1/front/login', { data: { lid: payload.lid } });
    });
    const terms = ['AGE', 'SERVICE', 'PRIVACY', 'CARD'];
    const joined = await page.request.post('/api/member/v1/front/join', { data: { terms } });
    expect(joined.ok()).toBe(true);
  };
  await join();
  await page.goto('/mypage/my-info');
  await page.getByRole('button', { name: '탈퇴하기' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '회원 탈퇴' });
  await expect(dialog.getByRole('cell', { name: '1장' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /확인했어요/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: '탈퇴하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(main)?$/);
  expect((await page.request.get('/api/member/v1/front/loginInfo')).status()).toBe(401);
  await join();
});

test('proves the identity by a code, by keyboard, and takes a copy of all own data', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mypage/my-info');
  const profile = page.getByRole('region', { name: '회원 정보' });
  await expect(profile.getByText('010-****-')).toBeVisible();
  await profile.getByRole('button', { name: '가린 정보 모두 보기' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '본인 확인' });
  await dialog.getByRole('button', { name: '인증번호 받기' }).press('Enter');
  const inbox = dialog.getByRole('link', { name: /체험용 문자함/ });
  const [messages] = await Promise.all([page.waitForEvent('popup'), inbox.press('Enter')]);
  const text = await messages
    .getByText(/인증번호 \d{6}/)
    .first()
    .innerText();
  await messages.close();
  await dialog.getByRole('textbox', { name: /인증번호/ }).fill(/\d{6}/.exec(text)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(profile.getByText(/010-\d{4}-\d{4}/)).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON으로 받기' }).press('Enter'),
  ]);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as CallReply<
    typeof ownDataCalls.copy
  >;
  expect(copy.sections.map(({ title }) => title)).toContain('주문');
});
