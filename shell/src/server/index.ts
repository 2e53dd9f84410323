/**
 * The shell's server build: the gateway loads it as it loads those of the remotes, and hands each remote the
 * modules that this build renders with.
 */
import * as app from '@shop/shared/app';
import { pageRowsOf, SHELL_SERVER_VERSION, type ShellServerBuild } from '@shop/shared/app/document';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { shellRoutes } from '../frame/shell-routes';
import { loadData, render } from './render';

export const shell: ShellServerBuild = {
  version: SHELL_SERVER_VERSION,
  sharedModules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    '@shop/shared/app': app,
  },
  listPages: (settings, remote) => pageRowsOf(remote?.createRoutes ?? shellRoutes, settings),
  render,
  loadData,
};
