export { rankGoods } from './rank-goods';
export { rankingModule } from './ranking.module';
