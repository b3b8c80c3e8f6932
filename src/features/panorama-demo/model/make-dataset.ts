import { type Random, seededRandom } from '../../../demo-shared/seeded-random.ts';
import {
  type Account,
  type Dataset,
  firstComplaintDay,
  firstDay,
  type Order,
  type Region,
  regions,
} from './dataset.ts';
import names from './invented-names.json' with { type: 'json' };
import { cartonsIn } from './orders.ts';

export function makeDataset(seed: number): Dataset {
  const random = seededRandom(seed);
  const accounts = names.stems.map((stem, index) => makeAccount(random, stem, index));
  const stock = regions.flatMap((region) =>
    names.products.map((_, index) => makeStockLine(random, accounts, region, index)),
  );
  return { accounts, stock, stream: makeStream(random, accounts) };
}

function makeAccount(random: Random, stem: string, index: number): Account {
  const region = regions[index % regions.length] as Region;
  const sector = random.pick(names.sectors);
  const trend = random.pick(names.trends);
  const orderInterval = random.integer(12, 34);
  const orderSize = random.between(1, 7);
  const neverBought = random.chance(0.6) ? random.pick(sector.basket) : undefined;
  const basket = sector.basket
    .filter((productIndex) => productIndex !== neverBought)
    .flatMap((productIndex) => names.products[productIndex] ?? []);
  return {
    id: stem.toLowerCase(),
    name: `${stem} ${sector.trade}`,
    region,
    sector: sector.name,
    representative: names.representatives[region],
    customerSinceYear: random.integer(2009, 2024),
    orderInterval,
    orders: makeOrders(random, trend, orderInterval, orderSize, basket),
    promisedDeliveries: Array.from({ length: random.integer(0, 2) }, () => ({
      day: random.integer(1, 24),
      product: random.pick(basket).name,
      cartons: Math.round(orderSize * random.between(2, 5)),
    })).sort((a, b) => a.day - b.day),
    deals: Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, () => makeDeal(random, orderSize)),
    contacts: makeContacts(random, stem),
    complaints: Array.from(
      { length: random.pick(trend === 'steady' ? [0, 0, 1] : [0, 1, 2, 3]) },
      () => {
        const day = -random.integer(1, -firstComplaintDay);
        return { day, subject: random.pick(names.complaints), isOpen: day > -21 };
      },
    ).sort((a, b) => b.day - a.day),
    weeklyVisits: Array.from({ length: 8 }, (_, week) =>
      Math.round(random.between(2, 5) * (trend === 'quiet' && week > 4 ? 0.3 : 1)),
    ),
  };
}

function makeOrders(
  random: Random,
  trend: string,
  orderInterval: number,
  orderSize: number,
  basket: typeof names.products,
) {
  const orders: Order[] = [];
  const lastDay = trend === 'quiet' ? -Math.round(orderInterval * random.between(1.35, 2.2)) : -1;
  for (
    let day = firstDay + random.integer(0, orderInterval);
    day <= lastDay;
    day += Math.max(5, Math.round(orderInterval * random.between(0.82, 1.18)))
  ) {
    const trendFactor =
      trend === 'shrinking' && day > -110
        ? 0.55
        : trend === 'growing'
          ? 1 + Math.max(0, day + 400) / 600
          : 1;
    const bought = basket.filter(() => random.chance(0.6));
    for (const { name, price } of bought.length > 0 ? bought : [random.pick(basket)]) {
      const cartons = Math.max(1, Math.round(orderSize * random.between(1.5, 4) * trendFactor));
      const revenue = cartons * price;
      orders.push({
        day,
        product: name,
        cartons,
        revenue,
        margin: Math.round(revenue * random.between(0.18, 0.36)),
      });
    }
  }
  return orders;
}

function makeDeal(random: Random, orderSize: number) {
  const stage = random.pick(names.stages);
  const { name, price } = random.pick(names.products);
  const slips = random.pick([0, 0, 0, 1, 2]);
  const cartons = Math.round(orderSize * random.between(20, 60));
  return {
    product: name,
    cartons,
    closeDay: random.integer(4, 88),
    stage: stage.name,
    slips,
    // Each postponement lowers the stage's chance by a fifth.
    winChance: Math.round(stage.chance * 0.8 ** slips * 100) / 100,
    value: cartons * price,
  };
}

function makeContacts(random: Random, stem: string) {
  return Array.from({ length: random.integer(2, 3) }, () => {
    const first = random.pick(names.firstNames);
    const last = random.pick(names.lastNames);
    return {
      name: `${first} ${last}`,
      job: random.pick(names.jobs),
      hasConsent: random.chance(0.75),
      hasLeft: random.chance(0.12),
      email: `${first}.${last}@${stem}.example`.toLowerCase(),
    };
  });
}

function makeStockLine(random: Random, accounts: Account[], region: Region, index: number) {
  const { name, price, supplier } = names.products[index] as (typeof names.products)[number];
  const recentOrders = accounts
    .filter((account) => account.region === region)
    .flatMap(({ orders }) => orders)
    .filter(({ day, product }) => day > -90 && product === name);
  const dailyDemand = cartonsIn(recentOrders) / 90;
  return {
    id: `${region}-${index}`,
    region,
    product: name,
    onHand: Math.round(dailyDemand * random.between(5, 42)),
    arrivalDay: random.integer(3, 21),
    incoming: Math.ceil(dailyDemand * 30),
    supplier,
    unitCost: Math.round(price * random.between(0.62, 0.78) * 100) / 100,
  };
}

const weightedKinds = ['order', 'order', 'visit', 'visit', 'visit', 'complaint'] as const;
const eventCount = 72;

/** Creates events, oldest first. Most complaints are from recent complainers, to cause alerts. */
function makeStream(random: Random, accounts: Account[]) {
  const complainers = accounts.filter(({ complaints }) => complaints.some(({ day }) => day > -7));
  let minute = 0;
  return Array.from({ length: eventCount }, () => {
    minute += random.integer(2, 9);
    const kind = random.pick(weightedKinds);
    const account = random.pick(
      kind === 'complaint' && complainers.length > 0 && random.chance(0.6) ? complainers : accounts,
    );
    const { product, cartons } = random.pick(account.orders);
    return { minute, accountId: account.id, kind, product, cartons };
  });
}
