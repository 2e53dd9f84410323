/** The sample shop's data, for tests that need a shop with goods, members or texts. */
export {
  fillSampleCatalogue,
  renewSampleTimes,
  seedCs,
  seedExternalLinks,
  seedMembers,
} from '@shop/sample';
