export { goodsModule } from './goods.module';
export { cardsOf, isListed } from './goods-cards.sql';
