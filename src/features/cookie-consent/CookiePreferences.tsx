import { optionalCategories } from '../../client/consent.ts';
import { Button } from '../../components/Button.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { preferences as words } from '../../content/pages/cookie-consent.ts';
import { routes } from '../../routes.ts';
import styles from './CookiePreferences.module.css';

/** The cookie preference manager (specification §2, Cookies Policy): opened from every footer, filled and kept by `features/cookie-consent/open-preferences.ts`. */
export function Preferences() {
  return (
    <dialog className={styles.dialog} id="preferences" aria-labelledby="preferences-heading">
      <form className={styles.inside} method="dialog">
        <button className={`icon-button ${styles.close}`} type="button" aria-label={words.close} data-close>
          <CloseIcon />
        </button>
        <h2 id="preferences-heading">{words.title}</h2>
        <p className={styles.intro}>
          {words.intro}{' '}
          <a className="link" href={routes.cookies}>
            {words.policy}
          </a>
        </p>
        <p className={styles.notice} data-refused hidden>
          {words.hasGlobalPrivacyControl}
        </p>
        <div className={styles.category}>
          <p className={styles.name}>
            {words.necessary.heading}
            <span className="label">{words.necessary.state}</span>
          </p>
          <p>{words.necessary.text}</p>
        </div>
        {optionalCategories.map((category) => (
          <div className={styles.category} key={category}>
            <label className={styles.name}>
              {words.optional[category].heading}
              <input type="checkbox" name={category} aria-describedby={`preferences-${category}`} />
            </label>
            <p id={`preferences-${category}`}>{words.optional[category].text}</p>
          </div>
        ))}
        <p className={styles.notice} role="alert" data-not-kept hidden>
          {words.notKept}
        </p>
        <p className={`label ${styles.chosen}`} data-chosen hidden>
          {words.chosen} <time />
        </p>
        <div className={styles.answers}>
          <Button type="submit" name="answer" value="save">
            {words.save}
          </Button>
          <Button variant="outline" type="submit" name="answer" value="refuse">
            {words.refuseAll}
          </Button>
          <Button variant="outline" type="submit" name="answer" value="allow">
            {words.allowAll}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
