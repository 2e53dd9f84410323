import { profileCalls } from '@shop/shared/contracts';
import { profileSchemas } from '@shop/shared/contracts/schemas';
import { pcccProblem, plainPccc } from '@shop/shared/domain';
import type { Session } from '../../../platform/auth/session';
import { hoursMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { refused } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { confirmCheck, deleteOldCodes, startCheck } from '../identity-check';
import { assertChecked } from '../member';
import { confirmContact, startContact } from './contact.service';
import { forgetCustomsCode, saveCustomsCode } from './customs.repository';
import { profileOf } from './profile.view';
import { forgetSizes, readSizes, saveSize } from './size.repository';

const credential = { limit: 'credential' } as const;
const verification = { limit: 'verification' } as const;

const checkRoutes = (deps: Deps): RouteBinding[] => [
  route(
    profileCalls.startCheck,
    profileSchemas.startCheck,
    ({ member }) => startCheck(deps, member.memberNo),
    verification,
  ),
  route(
    profileCalls.confirmCheck,
    profileSchemas.confirmCheck,
    ({ member, body }) => confirmCheck(deps, member, body.code),
    credential,
  ),
  route(
    profileCalls.startContact,
    profileSchemas.startContact,
    ({ member, body }) => startContact(deps, member, body),
    verification,
  ),
  route(
    profileCalls.confirmContact,
    profileSchemas.confirmContact,
    async ({ member, body }) => {
      await confirmContact(deps, member, body);
      return {};
    },
    credential,
  ),
];

/** @throws AppError 403 `CHECK_REQUIRED`; 422 `PCCC` */
async function setCustomsCode(deps: Deps, member: Session, pccc: string): Promise<void> {
  await assertChecked(deps, member);
  const problem = pcccProblem(pccc);
  if (problem) throw refused('PCCC', `${problem}.`);
  const now = deps.clock.now();
  await saveCustomsCode(deps.db, deps.secrets, member.memberNo, plainPccc(pccc), now);
}

const keptRoutes = (deps: Deps): RouteBinding[] => {
  const { db, secrets } = deps;
  return [
    route(profileCalls.sizes, profileSchemas.sizes, async ({ member }) => ({
      sizes: await readSizes(db, secrets, member.memberNo),
    })),
    route(profileCalls.setSize, profileSchemas.setSize, async ({ member, params, body }) => {
      await saveSize(db, secrets, member.memberNo, { body: params.body, ...body });
      return {};
    }),
    route(profileCalls.forgetSizes, profileSchemas.forgetSizes, async ({ member }) => {
      await forgetSizes(db, member.memberNo);
      return {};
    }),
    route(
      profileCalls.setCustomsCode,
      profileSchemas.setCustomsCode,
      async ({ member, body }) => {
        await setCustomsCode(deps, member, body.customsCode);
        return {};
      },
      credential,
    ),
    route(profileCalls.forgetCustomsCode, profileSchemas.forgetCustomsCode, async ({ member }) => {
      await forgetCustomsCode(db, member.memberNo);
      return {};
    }),
  ];
};

/** 내 정보: contacts proved by codes, and what members keep for later orders. */
export const profileModule: Module = {
  name: 'profile',
  routes: (deps) => [
    route(profileCalls.view, profileSchemas.view, ({ member }) => profileOf(deps, member)),
    ...checkRoutes(deps),
    ...keptRoutes(deps),
  ],
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster(
      'profile.delete-codes',
      hoursMs(6),
      async () => void (await deleteOldCodes(db, clock.now())),
    );
  },
};
