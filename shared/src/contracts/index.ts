export * from './call';
export * from './paths';
export * from './remotes';
