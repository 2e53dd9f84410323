import net from 'node:net';

/** A way to the database that can be spoilt. */
export interface BadNetwork {
  port: number;
  /**
   * `refuse` closes every connection. `swallow` keeps connections open and forwards no data. `freeze` never forwards
   * data of existing connections again, but does for new ones. A number delays each chunk, ms.
   * `loseCommitOf` passes on the COMMIT of the next transaction that sends this text, and ends its connection in
   * place of the answer; then all pass.
   */
  set(mode: 'pass' | 'refuse' | 'swallow' | 'freeze' | { loseCommitOf: string } | number): void;
  close(): Promise<void>;
}

/** A TCP server that passes everything on to the socket file of a PostgreSQL server. */
export async function openBadNetwork(socketFile: string): Promise<BadNetwork> {
  let mode: Parameters<BadNetwork['set']>[0] = 'pass';
  const sockets = new Set<net.Socket>();
  /** Clients whose transaction has sent the text, and those whose answer is lost. */
  const sending = new Set<net.Socket>();
  const losing = new Set<net.Socket>();
  const frozen = new Set<net.Socket>();
  const noteCommit = (client: net.Socket, piece: Buffer) => {
    if (typeof mode !== 'object') return;
    if (piece.includes('begin\0')) sending.delete(client);
    if (piece.includes(mode.loseCommitOf)) sending.add(client);
    if (!piece.includes('commit\0') || !sending.has(client)) return;
    losing.add(client);
    mode = 'pass';
  };
  const forward = (from: net.Socket, to: net.Socket) => {
    from.on('data', (piece) => {
      if (mode === 'swallow' || frozen.has(from)) return;
      if (losing.has(to)) {
        to.destroy();
        return;
      }
      noteCommit(from, piece);
      if (typeof mode === 'number') setTimeout(() => to.write(piece), mode);
      else to.write(piece);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    sockets.add(from);
    from.on('close', () => sockets.delete(from));
  };
  const server = net.createServer((client) => {
    if (mode === 'refuse') {
      client.destroy();
      return;
    }
    const database = net.connect(socketFile);
    forward(client, database);
    forward(database, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    set: (next) => {
      mode = next;
      if (next === 'freeze') for (const socket of sockets) frozen.add(socket);
      if (next === 'refuse') for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
