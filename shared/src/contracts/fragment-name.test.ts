import { tableKeys } from '../domain/table';
import { partsOfFragment } from './fragment-name';
import { fragmentProps } from './fragments.schema';
import { isRemoteName } from './remotes';

it('splits every name of the contract into a remote and a part', () => {
  expect(partsOfFragment('mypage/next-parcel')).toEqual({ owner: 'mypage', part: 'next-parcel' });
  for (const name of tableKeys<keyof typeof fragmentProps>(fragmentProps)) {
    const { owner, part } = partsOfFragment(name);
    expect([isRemoteName(owner), `${owner}/${part}`]).toEqual([true, name]);
  }
});
