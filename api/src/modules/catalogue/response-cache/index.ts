export { cachedRoutes } from './cached-route';
export { catalogueCache, responseCacheModule } from './catalogue-cache';
