/** What can be a favourite: ME035 without other targets. 10 goods, 20 brand, 30 plan shop. */
export const favoriteTargets = ['10', '20', '30'] as const;
export type FavoriteTargetCode = (typeof favoriteTargets)[number];

/** Favourites of one member, of all kinds. */
export const MAX_FAVORITES = 500;
export const MAX_FAVORITE_FOLDERS = 20;
export const MAX_FOLDER_NAME = 20;
