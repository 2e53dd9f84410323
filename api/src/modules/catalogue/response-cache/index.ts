export { cachedRoutes } from './cached-route';
export { catalogueCache, catalogueRevision, responseCacheModule } from './catalogue-cache';
