import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';

export type SlowLine = { port: number /** How many connections have been opened over it. */; connections: () => number; stop: () => Promise<void> };

/** Bytes in one packet, and how many packets a server sends before the first is acknowledged (RFC 6928). */
const SEGMENT = 1460;
const FIRST_FLIGHT = 10 * SEGMENT;

/**
 * A line like a phone's in front of a server on this machine: one rate for all that comes down, a delay, and the slow start of TCP, by which
 * a server sends ten packets, waits until they are acknowledged, and then sends twice as many. Without it a document of 25 KB costs what one of 14 KB does.
 * @param megabits per second, downwards @param roundTrip in milliseconds
 */
export async function startSlowLine(target: number, megabits: number, roundTrip: number): Promise<SlowLine> {
  const bytesPerMs = (megabits * 1000) / 8;
  const sockets = new Set<Socket>();
  let opened = 0;
  /** When the line has sent all that was handed to it, by `performance.now()`. */
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
    // The connection itself takes one round trip, which this machine's own does not.
    const established = performance.now() + roundTrip;
    client.on('data', (data) => later(Math.max(performance.now(), established) + roundTrip / 2, () => upstream.write(data)));

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
      for (let at = 0; at < data.length; at += SEGMENT) waiting.push(data.subarray(at, at + SEGMENT));
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

/** Runs at a time of `performance.now()`. Timers of one time run in the order they were set. */
const later = (time: number, run: () => void) => setTimeout(run, Math.max(0, time - performance.now()));
