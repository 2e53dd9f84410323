import { type App, dialog, events, presentError, toast } from '@shop/shared/app';
import { basketCalls, type FavoriteGoods, favoriteCalls, paths } from '@shop/shared/contracts';
import { basketChoice, basketWords } from './basket-choice';

/** Puts what needs no choice into the basket. @returns whether something went in */
export async function addToBasket(app: App, chosen: readonly FavoriteGoods[]): Promise<boolean> {
  const choice = basketChoice(chosen);
  const text = basketWords(choice);
  if (choice.items.length === 0) {
    toast(text);
    return false;
  }
  try {
    await app.call(basketCalls.add, { body: { items: choice.items } });
  } catch (error) {
    presentError(error);
    return false;
  }
  events.emit('basket:changed');
  toast({ text, link: { text: '보기', to: paths.basket() } });
  return true;
}

/** Unmarks after a question. @returns whether they are no favourites any more */
export async function removeFavorites(app: App, goodsNos: readonly number[]): Promise<boolean> {
  const content = `선택한 ${goodsNos.length}개를 찜에서 뺄까요?`;
  if (!(await dialog.confirm({ content }))) return false;
  try {
    await app.call(favoriteCalls.remove, { body: { goodsNos: [...goodsNos] } });
  } catch (error) {
    presentError(error);
    return false;
  }
  for (const no of goodsNos) events.emit('favorite:changed', { targetCd: '10', no, isOn: false });
  toast(`${goodsNos.length}개를 찜에서 뺐어요`);
  return true;
}
