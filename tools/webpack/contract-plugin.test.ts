import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A remote's page and what it imports; `dead.ts` has no use in it. */
const files: Record<string, string> = {
  'entry.ts': `
    import { useSession, toast as show } from '@shop/shared/app';
    import * as React from 'react';
    import { basketCalls, goodsCalls } from '@shop/shared/contracts';
    import { kept, unused } from './part';
    export const run = (app, events) => {
      events.emit('basket:changed');
      events.on('order:changed', () => app.loadFragment('goods/coupons'));
      const { isLoggedIn, memberType: type } = useSession();
      show(isLoggedIn && app.session.expiresAt, React.useId(), 'shop.session.changed', "session.key");
      return [goodsCalls.detail, basketCalls, kept, import('./later')];
    };`,
  'part.ts': `
    import { claimCalls, orderCalls } from '@shop/shared/contracts';
    import { dialog } from '@shop/shared/app';
    export const kept = () => orderCalls.list;
    export const unused = () => dialog(claimCalls.cancel);`,
  'later.ts': `
    import { couponCalls } from '@shop/shared/contracts';
    const { mine } = couponCalls;
    export const later = mine;`,
};

const ids = ['goods.detail', 'goods.stock', 'basket.add', 'basket.view', 'order.list'];
const calls = Object.fromEntries(
  [...ids, 'claim.cancel', 'coupon.mine', 'coupon.wallet'].map((id) => [id, { path: id }]),
);

const textShape = { type: 'string' };
const contract = {
  calls,
  fragments: { 'goods/coupons': { properties: { goodsNo: textShape } }, 'order/deposit': {} },
  events: { 'order:changed': { properties: { orderNo: textShape } }, 'recent:changed': {} },
};

/** Compiles in a process of its own, since webpack and the plugin are ES modules. */
function build(folder: string): unknown {
  const script = `
    import webpack from 'webpack';
    import { ContractPlugin } from ${JSON.stringify(path.join(__dirname, 'contract-plugin.mjs'))};
    import { commonConfig } from ${JSON.stringify(path.join(__dirname, 'common.mjs'))};
    const common = commonConfig({ name: 'goods', mode: 'production', target: 'client' });
    const plugin = new ContractPlugin({
      file: 'contract.json', contract: ${JSON.stringify(contract)}, offers: ['goods/coupons'],
    });
    webpack({ ...common, cache: false, externals: { '@shop/shared/app': 'commonjs app', react: 'commonjs react' }, target: 'node20', entry: ${JSON.stringify(path.join(folder, 'entry.ts'))},
      output: { path: ${JSON.stringify(path.join(folder, 'dist'))}, library: { type: 'commonjs2' } },
      plugins: [...common.plugins, plugin], optimization: { minimize: false },
    }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(root, 'tools'),
    timeout: 40_000,
  });
  return JSON.parse(fs.readFileSync(path.join(folder, 'dist/contract.json'), 'utf8'));
}

it('lists exactly the calls, fragments, events, imports and session fields of a build', () => {
  // Below the app, where its packages are found; the name keeps it out of the app's fingerprint.
  const folder = fs.mkdtempSync(path.join(root, 'mfe-goods/.contract-'));
  try {
    for (const [name, text] of Object.entries(files))
      fs.writeFileSync(path.join(folder, name), text);
    const used = ['basket.add', 'basket.view', 'coupon.mine', 'coupon.wallet'];
    expect(build(folder)).toEqual({
      calls: Object.fromEntries(
        [...used, 'goods.detail', 'order.list'].map((id) => [id, { path: id }]),
      ),
      fragments: { offers: ['goods/coupons'], uses: ['goods/coupons'] },
      events: { sends: ['basket:changed'], hears: ['order:changed'] },
      props: { 'goods/coupons': { properties: { goodsNo: textShape } } },
      payloads: { 'order:changed': { properties: { orderNo: textShape } } },
      imports: { '@shop/shared/app': ['toast', 'useSession'], react: ['useId'] },
      session: ['expiresAt', 'isLoggedIn', 'memberType'],
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}, 60_000);
