import type { FavoriteFolder } from '@shop/shared/contracts';
import { MAX_FAVORITE_FOLDERS, MAX_FAVORITES } from '@shop/shared/domain';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { type JsonText, jsonText } from '../../../platform/http/route';
import {
  countFavorites,
  countGoods,
  deleteFavorites,
  deleteFolder,
  FAVORITE_PAGE,
  goodsText,
  hasOtherFolder,
  insertFavorite,
  insertFolder,
  isFavorite,
  type ListQuery,
  listFolders,
  lockMember,
  moveGoods,
  ownsFolder,
  type Target,
  targetExists,
  updateFolder,
} from './favorite.repository';

type Folders = { folders: FavoriteFolder[] };

const noFolder = () => notFound('폴더를 찾을 수 없어요.');
const nameTaken = () => refused('FOLDER_NAME', '같은 이름의 폴더가 있어요.');

const foldersOf = async ({ db }: Deps, memberNo: number): Promise<Folders> => ({
  folders: await listFolders(db, memberNo),
});

/** Marks or unmarks; a repeat changes nothing. @throws AppError 404, or 422 at the limit */
export async function setFavorite(
  deps: Deps,
  memberNo: number,
  target: Target,
  isOn: boolean,
): Promise<{ isOn: boolean }> {
  if (!isOn) {
    await deleteFavorites(deps.db, memberNo, target.targetCd, [target.no]);
    return { isOn };
  }
  if (!(await targetExists(deps.db, target))) throw notFound();
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    if (await isFavorite(tx, memberNo, target)) return;
    if ((await countFavorites(tx, memberNo)) >= MAX_FAVORITES) {
      throw refused(
        'FAVORITE_LIMIT',
        `찜은 ${MAX_FAVORITES}개까지 할 수 있어요. 오래된 찜을 지워 주세요.`,
      );
    }
    await insertFavorite(tx, memberNo, target, deps.clock.now());
  });
  return { isOn };
}

/** A page of the goods with all folders. */
export async function listFavorites(
  deps: Deps,
  memberNo: number,
  query: ListQuery,
): Promise<JsonText> {
  if (query.folderNo !== undefined && !(await ownsFolder(deps.db, memberNo, query.folderNo))) {
    throw noFolder();
  }
  const found = z.array(z.unknown()).parse(JSON.parse(await goodsText(deps.db, memberNo, query)));
  return jsonText(
    JSON.stringify({
      folders: await listFolders(deps.db, memberNo),
      items: found.slice(0, FAVORITE_PAGE),
      total: await countGoods(deps.db, memberNo),
      next: found.length > FAVORITE_PAGE ? String(query.page + 1) : null,
    }),
  );
}

export async function createFolder(deps: Deps, memberNo: number, name: string): Promise<Folders> {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    if ((await listFolders(tx, memberNo)).length >= MAX_FAVORITE_FOLDERS) {
      throw refused('FOLDER_LIMIT', `폴더는 ${MAX_FAVORITE_FOLDERS}개까지 만들 수 있어요.`);
    }
    if (!(await insertFolder(tx, memberNo, name, deps.clock.now()))) throw nameTaken();
  });
  return foldersOf(deps, memberNo);
}

export async function renameFolder(
  deps: Deps,
  memberNo: number,
  folderNo: number,
  name: string,
): Promise<Folders> {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    if (await hasOtherFolder(tx, memberNo, name, folderNo)) throw nameTaken();
    if (!(await updateFolder(tx, memberNo, folderNo, name))) throw noFolder();
  });
  return foldersOf(deps, memberNo);
}

/** Its goods stay favourites. */
export async function removeFolder(
  deps: Deps,
  memberNo: number,
  folderNo: number,
): Promise<Folders> {
  if (!(await deleteFolder(deps.db, memberNo, folderNo))) throw noFolder();
  return foldersOf(deps, memberNo);
}

export async function moveToFolder(
  deps: Deps,
  memberNo: number,
  goodsNos: readonly number[],
  folderNo: number | null,
): Promise<Folders> {
  if (folderNo !== null && !(await ownsFolder(deps.db, memberNo, folderNo))) throw noFolder();
  await moveGoods(deps.db, memberNo, goodsNos, folderNo);
  return foldersOf(deps, memberNo);
}
