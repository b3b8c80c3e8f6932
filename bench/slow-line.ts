import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const SEGMENT_BYTES = 1460;
/** RFC 6928. */
const INITIAL_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/**
 * Starts a proxy with limited downstream bandwidth, latency and TCP slow start. Without slow start,
 * a document of 25 KB would take no more round trips than one of 14 KB.
 */
export async function startSlowProxy(
  targetPort: number,
  megabitsPerSecond: number,
  roundTripMs: number,
) {
  const bytesPerMs = (megabitsPerSecond * 1000) / 8;
  const sockets = new Set<Socket>();
  /** `performance.now()` when the line will have sent all packets. */
  let idleAt = 0;

  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
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
    const establishedAt = performance.now() + roundTripMs;
    client.on('data', (data) =>
      runAt(Math.max(performance.now(), establishedAt) + roundTripMs / 2, () =>
        upstream.write(data),
      ),
    );

    const queue: Buffer[] = [];
    let congestionWindow = INITIAL_WINDOW_BYTES;
    let inFlight = 0;
    const send = () => {
      while (queue[0] && inFlight < congestionWindow) {
        const packet = queue.shift() as Buffer;
        inFlight += packet.length;
        idleAt = Math.max(idleAt, performance.now()) + packet.length / bytesPerMs;
        runAt(idleAt + roundTripMs / 2, () => client.write(packet));
        runAt(idleAt + roundTripMs, () => {
          inFlight -= packet.length;
          congestionWindow += packet.length;
          send();
        });
      }
    };
    upstream.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += SEGMENT_BYTES)
        queue.push(data.subarray(start, start + SEGMENT_BYTES));
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
