/** Days are counted from the day the dataset was closed: -1 is the day before, 1 the day after. */
export type Day = number;

export const regions = ['North', 'East', 'South', 'West'] as const;
export type Region = (typeof regions)[number];

/**
 * A value that a role may be forbidden to see stands in a field of its own, under a name used for nothing else: permissions remove fields
 * away by name. Such fields are optional here; the whole dataset has them all.
 */
export type Order = { day: Day; product: string; cartons: number; revenue?: number; margin?: number };
export type Deal = { product: string; cartons: number; closes: Day; stage?: string; slips?: number; winChance?: number; value?: number };
export type Contact = { name: string; job: string; consent: boolean; movedOn: boolean; email?: string };
export type Complaint = { day: Day; subject: string; open: boolean };
/** A promised delivery that is still due. */
export type Promised = { day: Day; product: string; cartons: number };

export type Account = {
  id: string;
  name: string;
  region: Region;
  sector: string;
  representative: string;
  customerSince: number;
  /** The usual number of days from one order to the next. */
  orderInterval: number;
  orders: Order[];
  /** Whether the day's stream, as far as it was read, has an order of this account. */
  orderedToday?: boolean;
  promised: Promised[];
  deals: Deal[];
  contacts: Contact[];
  complaints: Complaint[];
  /** Visits to the portal in each of the last eight weeks, the oldest first. */
  logins: number[];
};

export type AccountLink = Pick<Account, 'id' | 'name'>;
export const linkTo = ({ id, name }: AccountLink): AccountLink => ({ id, name });

/** One product in one region's depot. */
export type StockLine = { id: string; region: Region; product: string; onHand: number; arrives: Day; arriving: number; supplier?: string; unitCost?: number };

/** An event of the current day, `minute` minutes after the stream opens. */
export type StreamEvent = { minute: number; account: string; kind: 'order' | 'complaint' | 'visit'; product: string; cartons: number };

export type Dataset = { accounts: Account[]; stock: StockLine[]; stream: StreamEvent[] };

/** The Monday on which the dataset was closed. */
export const asOf = new Date(Date.UTC(2026, 10, 16));

export const dateOf = (day: Day) => new Date(asOf.getTime() + day * 86_400_000);

/** The first day of the 24 whole months before the dataset was closed. */
export const firstDay: Day = -745;
