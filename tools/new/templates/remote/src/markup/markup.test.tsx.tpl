import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

describeMarkup({
  createRoutes,
  markupPages,
  stageCodes,
  sceneOf,
  signs: {
    '{{name}}-0101-default': [],
    '{{name}}-0102-nodata': ['아직 소식이 없어요'],
  },
});
