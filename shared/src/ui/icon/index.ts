export * from './action-icons';
export { Icon, type IconProps } from './icon';
export * from './navigation-icons';
export * from './shopping-icons';
export * from './status-icons';
