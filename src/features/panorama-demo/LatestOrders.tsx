import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import type { Order } from './model/dataset.ts';
import { formatDay } from './model/orders.ts';
import styles from './Profile.module.css';

const words = panoramaDemo.profile.latest;
const shown = 5;

/** The transactions behind the totals, the newest first. */
export function LatestOrders({ orders, priced }: { orders: Order[]; priced: boolean }) {
  return (
    <table className={styles.latest}>
      <caption className="ui-medium">{words.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.cartons}</th>
          <th scope="col">{priced ? words.revenue : <span className="label">{`${words.revenue} ${panoramaDemo.permissions.mark}`}</span>}</th>
        </tr>
      </thead>
      <tbody>
        {orders
          .slice(-shown)
          .toReversed()
          .map(({ day, product, cartons, revenue }) => (
            <tr key={`${day} ${product}`}>
              <td>{formatDay(day)}</td>
              <td>{product}</td>
              <td>{formatNumber(cartons)}</td>
              <td>{revenue === undefined ? panoramaDemo.permissions.mark : formatMoney(revenue)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
