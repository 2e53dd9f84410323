import type { CallReply, socialCalls } from '@shop/shared/contracts';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import type { SocialAccount } from '../../../ports';
import { maskEmail } from '../member';
import {
  deleteConnection,
  findConnectedMember,
  findHasCard,
  insertConnection,
  listConnections,
  lockHasCard,
} from './connection.repository';

/** The ways in which a member signs in. */
export async function connectionsOf(
  deps: Deps,
  memberNo: number,
): Promise<CallReply<typeof socialCalls.mine>> {
  const hasCard = await findHasCard(deps.db, memberNo);
  const connections = await listConnections(deps.db, deps.secrets, memberNo);
  const { providers } = deps.adapters.socialSignIn;
  return {
    hasCard,
    connections: connections.map(({ connectionNo, providerName, email, connectedAt }) => ({
      connectionNo,
      providerName,
      emailMasked: maskEmail(email),
      connectedAt: connectedAt.toISOString(),
      isRemovable: hasCard || connections.length > 1,
    })),
    providers: providers
      .filter(({ issuer }) => !connections.some((one) => one.issuer === issuer))
      .map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Connects an account to a member who is signed in. Connecting the same one again changes nothing.
 * @param payload of the refusals
 * @throws AppError 409 `CONNECTION_TAKEN` for another member's; `CONNECTION_EXISTS` for a second one of a provider
 */
export async function connect(
  deps: Deps,
  memberNo: number,
  account: SocialAccount,
  payload: object,
): Promise<void> {
  const isAdded = await deps.db.tx((tx) =>
    insertConnection(tx, deps.secrets, memberNo, account, deps.clock.now()),
  );
  if (isAdded) return;
  const owner = await findConnectedMember(deps.db, deps.secrets, account);
  if (owner === memberNo) return;
  if (owner === undefined) {
    throw conflict(
      'CONNECTION_EXISTS',
      `이미 다른 ${account.providerName} 계정이 연결되어 있어요. 먼저 연결을 끊어 주세요.`,
      payload,
    );
  }
  throw conflict('CONNECTION_TAKEN', '다른 회원에게 연결된 계정이라 연결할 수 없어요.', payload);
}

/** @throws AppError 404 for a connection of another member; 409 `CONNECTION_LAST` */
export async function disconnect(
  deps: Deps,
  memberNo: number,
  connectionNo: number,
): Promise<void> {
  await deps.db.tx(async (tx) => {
    // One after the other, so that of the last two connections one stays.
    const hasCard = await lockHasCard(tx, memberNo);
    const connections = await listConnections(tx, deps.secrets, memberNo);
    if (!connections.some((one) => one.connectionNo === connectionNo)) {
      throw notFound('이미 연결을 끊은 로그인이에요.');
    }
    if (!hasCard && connections.length === 1) {
      throw conflict(
        'CONNECTION_LAST',
        '하나뿐인 로그인 방법이라 끊을 수 없어요. 다른 로그인을 먼저 연결해 주세요.',
      );
    }
    await deleteConnection(tx, memberNo, connectionNo);
  });
}
