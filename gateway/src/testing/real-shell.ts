import { type RequireModule, requireBuiltIn } from '@shop/releases/builds';
import { SHELL_UNDER_TEST } from '@shop/releases/testing';
import * as shellServer from '@shop/shell/server';

/** Tests of the gateway render with the real shell, whose builds are those of the fake shop. */
export const requireRealShell: RequireModule = (id) =>
  id === SHELL_UNDER_TEST ? shellServer : requireBuiltIn(id);
