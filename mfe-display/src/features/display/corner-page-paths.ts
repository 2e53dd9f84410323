export const SHOP_PATH = '/display/shop';
export const GNB_PATH = '/display/gnbShop';
