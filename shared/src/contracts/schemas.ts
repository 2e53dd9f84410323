export { defineSchemas } from './call';
