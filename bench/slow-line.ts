import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';

export type SlowLine = {
  port: number;
  /** Number of connections opened so far. */
  connections: () => number;
  stop: () => Promise<void>;
};

/** Bytes per packet, and bytes that a server sends before the first acknowledgment (RFC 6928). */
const SEGMENT = 1460;
const FIRST_FLIGHT = 10 * SEGMENT;

/**
 * A proxy with the bandwidth, latency and TCP slow start of a phone. Without slow start, a document
 * of 25 KB would be as fast as one of 14 KB.
 * @param megabits per second, downstream @param roundTrip in milliseconds
 */
export async function startSlowLine(
  target: number,
  megabits: number,
  roundTrip: number,
): Promise<SlowLine> {
  const bytesPerMs = (megabits * 1000) / 8;
  const sockets = new Set<Socket>();
  let opened = 0;
  /** When the line becomes free, as `performance.now()`. */
  let free = 0;

  const server = createServer((client) => {
    opened += 1;
    const upstream = open(target, '127.0.0.1');
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
    const established = performance.now() + roundTrip;
    client.on('data', (data) =>
      later(Math.max(performance.now(), established) + roundTrip / 2, () => upstream.write(data)),
    );

    const waiting: Buffer[] = [];
    let window = FIRST_FLIGHT;
    let inFlight = 0;
    const send = () => {
      while (waiting[0] && inFlight < window) {
        const packet = waiting.shift() as Buffer;
        inFlight += packet.length;
        free = Math.max(free, performance.now()) + packet.length / bytesPerMs;
        later(free + roundTrip / 2, () => client.write(packet));
        later(free + roundTrip, () => {
          inFlight -= packet.length;
          window += packet.length;
          send();
        });
      }
    };
    upstream.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += SEGMENT)
        waiting.push(data.subarray(at, at + SEGMENT));
      send();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    connections: () => opened,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Runs a callback at a time of `performance.now()`, in order. */
const later = (time: number, run: () => void) =>
  setTimeout(run, Math.max(0, time - performance.now()));
