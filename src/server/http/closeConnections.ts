/** Ends a server's connections when it closes: idle ones at once, others after their request, at the latest after a time limit. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way have. Process managers commonly kill after 10 s, and the database closes after this. */
const GRACE = 4_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends every connection at once, even during a request: for a close that must not wait. */
    endConnections(): void;
  }
}

/** The sockets of a server, and whether each has a request under way. */
function socketsOf({ server }: FastifyInstance): Map<Socket, boolean> {
  const sockets = new Map<Socket, boolean>();
  server.on('connection', (socket) => {
    sockets.set(socket, false);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    sockets.set(socket, true);
    response.once('close', () => sockets.has(socket) && sockets.set(socket, false));
  });
  return sockets;
}

/**
 * Makes `app.close()` end in a few seconds. Node itself waits for connections that never sent a request, and for requests whose body
 * never ends, as long as their own time limits (minutes).
 */
export function closeConnections(app: FastifyInstance): void {
  const sockets = socketsOf(app);
  let closing = false;
  const end = (which: (busy: boolean) => boolean): number => {
    const ended = [...sockets].filter(([, busy]) => which(busy));
    for (const [socket] of ended) socket.destroy();
    return ended.length;
  };

  app.decorate('endConnections', () => void end(() => true));
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    end((busy) => !busy);
    const timer = setTimeout(() => {
      const cut = end(() => true);
      if (cut) app.log.warn({ connections: cut }, 'closing: ended connections whose requests took too long');
    }, GRACE).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
}
