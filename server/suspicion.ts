import { createHash } from 'node:crypto';
import type { Lead } from '../src/features/lead-forms/schemas.ts';
import type { SpamReason } from './store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A web address, also one without its scheme. */
const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
/** As many in a message are an advertisement. In a name, a company or a job title one is. */
const LINKS = 3;
/** Shorter texts are alike by chance. */
const TEXT_LENGTH = 30;
/** The same text in this many senders' messages is nobody's own. */
const SENDERS = 3;
/** Addresses and texts remembered; the oldest goes first. */
const ENTRIES = 20_000;

type Suspicion = {
  /** Why a lead is to be quarantined by its content, if it is. */
  reasonFor: (lead: Lead) => SpamReason | null;
  /** Remembers a lead that was stored. */
  remember: (lead: Lead) => void;
};

/**
 * Judges leads by what they say, and by what came before: links, one text from many senders, many leads of one address. What comes before is
 * remembered as hashes and in memory only.
 * @param addressLimit leads an address may send within an hour; 0 is no limit
 * @param now a clock that never goes back, in milliseconds
 */
export function createSuspicion(addressLimit: number, now: () => number = () => performance.now()): Suspicion {
  const times = createMemory<number>();
  const senders = createMemory<{ sender: string; at: number }>();

  const addressOf = ({ fields }: Lead) => hash(fields.email.toLowerCase());
  const textOf = (lead: Lead) => {
    const text = messageOf(lead)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return text.length < TEXT_LENGTH ? undefined : hash(text);
  };
  const isRecent = (at: number, lengthMs: number) => now() - at < lengthMs;

  const isRepeated = (lead: Lead) => {
    const text = textOf(lead);
    const others = text === undefined ? [] : senders.of(text).filter(({ sender, at }) => sender !== addressOf(lead) && isRecent(at, DAY_MS));
    return new Set(others.map(({ sender }) => sender)).size >= SENDERS - 1;
  };

  return {
    reasonFor(lead) {
      if (hasLinks(lead)) return 'links';
      if (isRepeated(lead)) return 'repeated';
      return addressLimit > 0 && times.of(addressOf(lead)).filter((at) => isRecent(at, HOUR_MS)).length >= addressLimit ? 'many' : null;
    },
    remember(lead) {
      times.add(addressOf(lead), now());
      const text = textOf(lead);
      if (text !== undefined) senders.add(text, { sender: addressOf(lead), at: now() });
    },
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const messageOf = ({ fields }: Lead) => ('descriptionmsg' in fields ? (fields.descriptionmsg ?? '') : '');

function hasLinks(lead: Lead): boolean {
  const { email: _email, descriptionmsg: _message, ...short } = lead.fields as Record<string, string>;
  return (messageOf(lead).match(LINK) ?? []).length >= LINKS || Object.values(short).some((text) => text.match(LINK) !== null);
}

/** Lists by name, of bounded number and length. */
function createMemory<Item>() {
  const lists = new Map<string, Item[]>();
  return {
    of: (name: string): Item[] => lists.get(name) ?? [],
    add(name: string, item: Item) {
      const list = [...(lists.get(name) ?? []), item].slice(-50);
      lists.delete(name);
      lists.set(name, list);
      const [oldest] = lists.keys();
      if (lists.size > ENTRIES && oldest !== undefined) lists.delete(oldest);
    },
  };
}
