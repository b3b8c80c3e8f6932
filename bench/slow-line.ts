import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Bytes per packet, and bytes that a server sends before the first acknowledgment (RFC 6928). */
const SEGMENT = 1460;
const FIRST_FLIGHT = 10 * SEGMENT;

/**
 * Starts a proxy with the bandwidth, latency and TCP slow start of a phone. Without slow start, a
 * document of 25 KB would be as fast as one of 14 KB.
 * @param target port of the server @param megabits per second, downstream
 * @param roundTripMs in milliseconds
 */
export async function startSlowProxy(target: number, megabits: number, roundTripMs: number) {
  const bytesPerMs = (megabits * 1000) / 8;
  const sockets = new Set<Socket>();
  /** `performance.now()` when the line will have sent all packets. */
  let idleAt = 0;

  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    // Opening a connection takes one round trip.
    const established = performance.now() + roundTripMs;
    client.on('data', (data) =>
      runAt(Math.max(performance.now(), established) + roundTripMs / 2, () => upstream.write(data)),
    );

    const queue: Buffer[] = [];
    let window = FIRST_FLIGHT;
    let inFlight = 0;
    const send = () => {
      while (queue[0] && inFlight < window) {
        const packet = queue.shift() as Buffer;
        inFlight += packet.length;
        idleAt = Math.max(idleAt, performance.now()) + packet.length / bytesPerMs;
        runAt(idleAt + roundTripMs / 2, () => client.write(packet));
        runAt(idleAt + roundTripMs, () => {
          inFlight -= packet.length;
          window += packet.length;
          send();
        });
      }
    };
    upstream.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += SEGMENT)
        queue.push(data.subarray(start, start + SEGMENT));
      send();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const runAt = (time: number, run: () => void) =>
  setTimeout(run, Math.max(0, time - performance.now()));
