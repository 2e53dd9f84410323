export { goodsModule } from './goods.module';
export { cardsOf, isListed, shownCard } from './goods-cards.sql';
