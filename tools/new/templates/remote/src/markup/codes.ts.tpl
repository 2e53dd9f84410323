import { numbered, type StageCodes } from '@shop/shared/markup';

/** Design reference codes of each page of this remote, by route id. */
export const stageCodes: StageCodes = {
  '{{name}}.home': numbered('{{name}}-01', ['default', 'nodata']),
};
