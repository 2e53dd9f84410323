import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Every app that webpack builds. `prefix` starts its class names, so that styles of two teams
 * cannot collide; `container` is the global of its federation container (never a word a DOM id
 * could use).
 */
export const apps = {
  shell: { folder: 'shell', prefix: 's' },
  display: { folder: 'mfe-display', prefix: 'd', container: '__mfe_display' },
  goods: { folder: 'mfe-goods', prefix: 'g', container: '__mfe_goods' },
  order: { folder: 'mfe-order', prefix: 'o', container: '__mfe_order' },
  mypage: { folder: 'mfe-mypage', prefix: 'm', container: '__mfe_mypage' },
  cs: { folder: 'mfe-cs', prefix: 'c', container: '__mfe_cs' },
};

export const remoteNames = Object.keys(apps).filter((name) => name !== 'shell');

export const appFolder = (name) => path.join(root, apps[name].folder);

/** Packages shared by shell and remotes at run time: one copy of each, provided by the shell. */
export const sharedModules = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  '@shop/shared/app': '1.0.0',
};
