/** Days after `asOf`; -1 is the day before. */
export type Day = number;

export const regions = ['North', 'East', 'South', 'West'] as const;
export type Region = (typeof regions)[number];

// Permissions remove protected fields by name, so a visible field must not share such a name.

export type Order = {
  day: Day;
  product: string;
  cartons: number;
  revenue?: number;
  margin?: number;
};
type Deal = {
  product: string;
  cartons: number;
  closeDay: Day;
  stage?: string;
  /** Postponements. */
  slips?: number;
  winChance?: number;
  value?: number;
};
type Contact = { name: string; job: string; hasConsent: boolean; hasLeft: boolean; email?: string };
type Complaint = { day: Day; subject: string; isOpen: boolean };
type Delivery = { day: Day; product: string; cartons: number };

export type Account = {
  id: string;
  name: string;
  region: Region;
  sector: string;
  representative: string;
  customerSinceYear: number;
  /** Usual days between two orders. */
  orderInterval: number;
  orders: Order[];
  orderedToday?: boolean;
  promisedDeliveries: Delivery[];
  deals: Deal[];
  contacts: Contact[];
  /** Newest first. */
  complaints: Complaint[];
  /** Portal visits in the last eight weeks, oldest first. */
  weeklyVisits: number[];
};

export type StockLine = {
  id: string;
  region: Region;
  product: string;
  /** Cartons. */
  onHand: number;
  arrivalDay: Day;
  /** Cartons. */
  incoming: number;
  supplier?: string;
  unitCost?: number;
};

/** `minute`: minutes after the start of the stream. */
export type StreamEvent = {
  minute: number;
  accountId: string;
  kind: 'order' | 'complaint' | 'visit';
  product: string;
  cartons: number;
};

export type Dataset = { accounts: Account[]; stock: StockLine[]; stream: StreamEvent[] };

/** Day 0, a Monday. */
export const asOf = new Date(Date.UTC(2026, 10, 16));

export const dateOf = (day: Day) => new Date(asOf.getTime() + day * 86_400_000);

/** First day of the 24 full months before `asOf`. */
export const firstDay: Day = -745;
export const firstComplaintDay: Day = -75;
