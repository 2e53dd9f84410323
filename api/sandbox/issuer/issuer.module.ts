import type { Module } from '../../src/platform/deps';
import { registerIssuerWindow } from './window.plugin';

export const issuerModule: Module = { name: 'sandbox issuer', plugin: registerIssuerWindow };
