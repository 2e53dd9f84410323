import { favoriteCalls } from '@shop/shared/contracts';
import { favoriteSchemas } from '@shop/shared/contracts/schemas';
import { minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { jsonText, route } from '../../../platform/http/route';
import { deleteFavorites, marksText, othersText, recordStock } from './favorite.repository';
import {
  createFolder,
  listFavorites,
  moveToFolder,
  removeFolder,
  renameFolder,
  setFavorite,
} from './favorite.service';

export const favoriteModule: Module = {
  name: 'favorite',
  routes: (deps) => [
    route(favoriteCalls.marks, favoriteSchemas.marks, async ({ member, now }) =>
      jsonText(await marksText(deps.db, member.memberNo, now)),
    ),
    route(favoriteCalls.set, favoriteSchemas.set, ({ member, body }) =>
      setFavorite(deps, member.memberNo, body, body.isOn),
    ),
    route(favoriteCalls.list, favoriteSchemas.list, ({ member, query }) =>
      listFavorites(deps, member.memberNo, {
        filter: query.filter ?? 'all',
        folderNo: query.folderNo,
        page: query.cursor ?? 1,
      }),
    ),
    route(favoriteCalls.others, favoriteSchemas.others, async ({ member }) =>
      jsonText(await othersText(deps.db, member.memberNo)),
    ),
    route(favoriteCalls.remove, favoriteSchemas.remove, async ({ member, body }) => ({
      count: await deleteFavorites(deps.db, member.memberNo, '10', body.goodsNos),
    })),
    route(favoriteCalls.createFolder, favoriteSchemas.createFolder, ({ member, body }) =>
      createFolder(deps, member.memberNo, body.name),
    ),
    route(favoriteCalls.renameFolder, favoriteSchemas.renameFolder, ({ member, params, body }) =>
      renameFolder(deps, member.memberNo, params.folderNo, body.name),
    ),
    route(favoriteCalls.removeFolder, favoriteSchemas.removeFolder, ({ member, params }) =>
      removeFolder(deps, member.memberNo, params.folderNo),
    ),
    route(favoriteCalls.move, favoriteSchemas.move, ({ member, body }) =>
      moveToFolder(deps, member.memberNo, body.goodsNos, body.folderNo),
    ),
  ],
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'favorite.record-stock',
      minutesMs(5),
      async () => void (await recordStock(deps.db, deps.clock.now())),
    );
  },
};
