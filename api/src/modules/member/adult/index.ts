export { adultModule } from './adult.module';
export { isAdultMemberSql, isAdultVerified } from './adult.repository';
