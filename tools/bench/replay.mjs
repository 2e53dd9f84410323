import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

const pg = createRequire(path.join(root, 'api/package.json'))('pg');

const connect = async (url) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const MARK = 'bench';

/** Records the statements that PostgreSQL receives between `mark` and `end`. */
export async function createRecorder({ adminUrl, database }) {
  const admin = await connect(adminUrl);
  const setting = (value) =>
    admin
      .query(`alter system set log_statement = '${value}'`)
      .then(() => admin.query('select pg_reload_conf()'));
  return {
    start: () => setting('all'),
    /** What follows belongs to this operation. */
    mark: (operation) => admin.query(`select '${MARK}:${operation}'`),
    /** @returns `{ operation, session, text, values }` of each statement, in order */
    end: async () => {
      await setting('none');
      const { rows } = await admin.query(
        `select current_setting('data_directory') || '/' || pg_current_logfile('jsonlog') as file`,
      );
      await admin.end();
      return readStatements(fs.readFileSync(rows[0].file, 'utf8'), database);
    },
  };
}

const valuesOf = (detail = '') =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, text]) =>
    text === undefined ? null : text.replaceAll("''", "'"),
  );

function readStatements(log, database) {
  const statements = [];
  let operation;
  for (const line of log.split('\n').filter(Boolean)) {
    const { message = '', detail, session_id: session, dbname } = JSON.parse(line);
    const [, text] = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(message) ?? [];
    if (text === undefined) continue;
    const mark = new RegExp(`^select '${MARK}:(.*)'$`).exec(text);
    if (mark) operation = mark[1];
    else if (operation && operation !== 'end' && dbname === database)
      statements.push({ operation, session, text, values: valuesOf(detail) });
  }
  return statements;
}

/**
 * Runs recorded statements again, one after the other, on as many connections as there were.
 * @returns the milliseconds of each operation, and the failures of statements
 */
export async function replay(url, statements) {
  const clients = new Map();
  for (const { session } of statements)
    if (!clients.has(session)) clients.set(session, await connect(url));
  const ms = new Map();
  const failures = [];
  for (const { operation, session, text, values } of statements) {
    const start = performance.now();
    await clients
      .get(session)
      .query(text, values.length > 0 ? values : undefined)
      .catch((error) => failures.push(error.message));
    ms.set(operation, (ms.get(operation) ?? 0) + performance.now() - start);
  }
  await Promise.all([...clients.values()].map((client) => client.end()));
  return { ms, failures };
}
