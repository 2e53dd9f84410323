import { messageOf } from '@shop/shared/node';
import { errorCode, errorSyscall } from '../error-code';

/**
 * What a failure of the database means.
 * - `away`: it cannot work now, and nothing was changed; the same request may succeed soon.
 * - `unwritable`: it stores nothing more, while reads go on.
 * - `unstorable`: the request has a character that it cannot hold.
 */
export type DatabaseFailure = 'away' | 'unwritable' | 'unstorable';

/** SQLSTATE of a lock that was not available within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';
/** A write in a read-only transaction, or on a server that is a standby or was set read-only. */
const READ_ONLY = '25006';
/** Serialization failure and deadlock: the transaction may be run again at once. */
const conflicts = ['40001', '40P01'];

/** By code: SQLSTATE of PostgreSQL, or errno of Node. A code that is not here is a defect of ours. */
const meanings: Readonly<Record<string, DatabaseFailure>> = {
  // The connection cannot be made, or is lost.
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  EHOSTDOWN: 'away',
  ENETUNREACH: 'away',
  ENETDOWN: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  '08000': 'away',
  '08001': 'away',
  '08003': 'away',
  '08004': 'away',
  '08006': 'away',
  // It stops, starts, or ended this connection.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '25P03': 'away',
  '25P04': 'away',
  // Out of resources: memory, connections, or the time limit of a statement or lock.
  '53000': 'away',
  '53200': 'away',
  '53300': 'away',
  '53400': 'away',
  '57014': 'away',
  [LOCK_NOT_AVAILABLE]: 'away',
  // Serialization failure or deadlock that remained after the retries of `db.tx`.
  '40001': 'away',
  '40P01': 'away',
  // Disk full, I/O error, and what hosts do when the disk is nearly full or the primary moves.
  '53100': 'unwritable',
  '58030': 'unwritable',
  [READ_ONLY]: 'unwritable',
  // Characters that the database cannot store: not in its encoding, or NUL.
  '22021': 'unstorable',
  '22P05': 'unstorable',
};

/** The driver's own errors, which have no code. */
const awayMessage =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Messages of PgBouncer when no server connection is available. All have the code of a protocol violation. */
const POOLER_FAILURE = '08P01';
const awayPooler =
  /^(server (login|conn|closed|idle|lifetime|DNS|connect)|query_wait_timeout|client_login_timeout|no more connections allowed|bouncer resources|cannot connect|connect (failed|timeout|string changed)|database (removed|configuration changed)|pgbouncer cannot connect|the database system is)/i;

/** The socket file of a local database is gone. */
const hasNoSocket = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' && errorSyscall(error) === 'connect';

/**
 * What a failure of the database means; undefined for a defect of ours. This is the only place that decides it.
 * @param isRead the work may not write, so that a refused write is a defect
 */
export function databaseFailureOf(error: unknown, isRead = false): DatabaseFailure | undefined {
  const code = errorCode(error);
  if (isRead && code === READ_ONLY) return undefined;
  if (Object.hasOwn(meanings, code)) return meanings[code];
  const message = messageOf(error);
  if (code === POOLER_FAILURE) return awayPooler.test(message) ? 'away' : undefined;
  return awayMessage.test(message) || hasNoSocket(error) ? 'away' : undefined;
}

/** Whether the transaction failed because of another one, and may be run again at once. */
export const isConflict = (error: unknown): boolean => conflicts.includes(errorCode(error));

/** Whether a statement waited for a lock longer than its `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === LOCK_NOT_AVAILABLE;

/** SQLSTATE classes 22 and 23: the database refuses a value, and would refuse it again. */
export const isValueError = (error: unknown): boolean => /^2[23]...$/.test(errorCode(error));

/** The server did not even say that it gave the statement up: nothing more can be said on this connection. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
