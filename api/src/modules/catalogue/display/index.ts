export { brandCardJson } from './brand.sql';
export { displayModule } from './display.module';
export { planShopCardJson } from './plan-shop.sql';
export { isPreviewToken, previewToken } from './plan-shop-preview';
