export { {{camel}}Module } from './{{name}}.module';
