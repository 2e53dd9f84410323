import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { sceneOf } from './scenes';

describeMarkup({ createRoutes, markupPages, sceneOf });
