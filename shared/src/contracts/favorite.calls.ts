import { defineCalls } from './call';
import type { favoriteSchemas } from './favorite.schema';

export const favoriteCalls = defineCalls<typeof favoriteSchemas>()('favorite', {
  /** All marks of the member, for the hearts and 최근 구매 of every list. */
  marks: { method: 'GET', path: '/member/v1/front/favorite/marks', auth: 'member' },
  /** States how the mark is to be, so that a repeat changes nothing. */
  set: {
    method: 'PUT',
    path: '/member/v1/front/favorite',
    auth: 'member',
    idempotent: false,
  },
  list: { method: 'GET', path: '/member/v1/front/favorite', auth: 'member' },
  others: { method: 'GET', path: '/member/v1/front/favorite/others', auth: 'member' },
  remove: { method: 'POST', path: '/member/v1/front/favorite/remove', auth: 'member' },
  createFolder: {
    method: 'POST',
    path: '/member/v1/front/favorite/folder',
    auth: 'member',
  },
  renameFolder: {
    method: 'PUT',
    path: '/member/v1/front/favorite/folder/:folderNo',
    auth: 'member',
  },
  /** Its goods stay favourites, without a folder. */
  removeFolder: {
    method: 'DELETE',
    path: '/member/v1/front/favorite/folder/:folderNo',
    auth: 'member',
  },
  move: { method: 'PUT', path: '/member/v1/front/favorite/move', auth: 'member' },
});
