export { applySellerReports } from './seller-report';
export { sellerReportModule } from './seller-report.module';
