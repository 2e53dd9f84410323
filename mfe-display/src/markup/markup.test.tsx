import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { sceneOf } from './scenes';

/** jsdom has none: a phone. */
beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

afterAll(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describeMarkup({ createRoutes, markupPages, sceneOf });
