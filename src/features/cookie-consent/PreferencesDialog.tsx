import { useState } from 'react';
import { site } from '../../../site.config.ts';
import { addStyleSheets } from '../../client/add-style-sheets.ts';
import {
  type Choices,
  type Consent,
  hasGlobalPrivacyControl,
  loadConsent,
  optionalCategories,
} from '../../client/consent.ts';
import { saveConsent } from '../../client/save-consent.ts';
import { useOpenableDialog } from '../../client/use-open-request.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/primitives/Dialog.tsx';
import copy from '../../content/pages/cookie-consent.json' with { type: 'json' };
import { routes } from '../../routes.ts';
import styles from './PreferencesDialog.module.css';
import css from './PreferencesDialog.module.css?inline';

addStyleSheets(css);

const allChoices = (allowed: boolean): Choices => ({
  performance: allowed,
  functionality: allowed,
  targeting: allowed,
});

/** Shows the saved choices. If none are saved, or under Global Privacy Control, all are off. */
export function PreferencesDialog() {
  const [savedConsent, setSavedConsent] = useState<Consent>();
  const [choices, setChoices] = useState(allChoices(false));
  const [isRefusedByBrowser, setRefusedByBrowser] = useState(false);
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const { ref, close } = useOpenableDialog(() => {
    const isRefused = hasGlobalPrivacyControl();
    const consent = isRefused ? undefined : loadConsent();
    setRefusedByBrowser(isRefused);
    setSavedConsent(consent);
    setChoices(consent ?? allChoices(false));
    setSaveFailed(false);
  });
  const saveAndClose = (chosen: Choices) => {
    if (saveConsent(chosen)) close();
    else setSaveFailed(true);
  };

  return (
    <Dialog ref={ref} heading={copy.title} closeLabel={copy.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saveAndClose(choices);
        }}
      >
        <p className={`muted ${styles.intro}`}>
          {copy.intro}{' '}
          <a className="link" href={routes.cookies}>
            {copy.policy}
          </a>
        </p>
        {isRefusedByBrowser && <p className={`notice ${styles.notice}`}>{copy.refusedByBrowser}</p>}
        <div className={styles.category}>
          <p className={`ui-medium spread ${styles.categoryRow}`}>
            {copy.necessary.heading} <span className="label">{copy.necessary.state}</span>
          </p>
          <p className="muted">{copy.necessary.text}</p>
        </div>
        {optionalCategories.map((category) => (
          <div className={styles.category} key={category}>
            <label className={`ui-medium spread ${styles.categoryRow}`}>
              {copy.optional[category].heading}
              <input
                type="checkbox"
                checked={choices[category]}
                disabled={isRefusedByBrowser}
                aria-describedby={`preferences-${category}`}
                onChange={({ target }) => setChoices({ ...choices, [category]: target.checked })}
              />
            </label>
            <p className="muted" id={`preferences-${category}`}>
              {category === 'performance' && site.measureSpeed
                ? copy.optional.performance.measured
                : copy.optional[category].text}
            </p>
          </div>
        ))}
        {hasSaveFailed && (
          <p className={`notice ${styles.notice}`} role="alert">
            {copy.notSaved}
          </p>
        )}
        {savedConsent && (
          <p className={`label ${styles.savedDay}`}>
            {copy.chosen}{' '}
            <time dateTime={savedConsent.day}>
              {new Date(savedConsent.day).toLocaleDateString('en-US', {
                dateStyle: 'long',
                timeZone: 'UTC',
              })}
            </time>
          </p>
        )}
        {!isRefusedByBrowser && (
          <div className={`actions ${styles.buttons}`}>
            <Button type="submit">{copy.save}</Button>
            <Button variant="outline" onClick={() => saveAndClose(allChoices(false))}>
              {copy.refuseAll}
            </Button>
            <Button variant="outline" onClick={() => saveAndClose(allChoices(true))}>
              {copy.allowAll}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
