import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../client/after-paint.ts';
import { FieldFrame } from '../../components/Field.tsx';
import { CaretIcon } from '../../components/icons.tsx';
import styles from './Select.module.css';

type ChoiceProps = {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  options: readonly string[];
  value: string | undefined;
  error?: string;
  autoComplete: string;
  onChoose: (option: string) => void;
  onLeave: () => void;
};

/**
 * A dropdown: a native select until the code is here, so that the form can be sent without it; then a listbox in a box 200 px high with
 * type-ahead and keys. What was chosen before stays chosen, and a native list that is being used is not taken away.
 * Drawn anew for its own sake only: a letter typed into another field need not draw 249 options.
 */
export const Choice = memo(function Choice(choice: ChoiceProps) {
  const { onChoose, onLeave } = choice;
  const native = useRef<HTMLSelectElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const select = native.current;
    if (!select) return;
    if (select.value) onChoose(select.value);
    if (document.activeElement !== select) startTransition(() => setReady(true));
  }, [onChoose]);

  if (ready) return <ListChoice {...choice} />;
  const { id, name, label, placeholder, options, error, autoComplete } = choice;
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(wiring) => (
        <span className={styles.native}>
          <select
            ref={native}
            name={name}
            defaultValue=""
            autoComplete={autoComplete}
            required
            onChange={({ target }) => onChoose(target.value)}
            onBlur={() => {
              onLeave();
              startTransition(() => setReady(true));
            }}
            {...wiring}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <span className={styles.caret}>
            <CaretIcon />
          </span>
        </span>
      )}
    </FieldFrame>
  );
});

function ListChoice({ id, name, label, placeholder, options, value, error, autoComplete, onChoose, onLeave }: ChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The library's focus guards take the focus for a moment to pass it on, and what takes focus may not be hidden from assistive technology
  // (dequelabs/axe-core#4832).
  const unhideFocusGuards = () => {
    for (const guard of place.current?.parentElement?.querySelectorAll('[data-base-ui-focus-guard]') ?? []) guard.removeAttribute('aria-hidden');
  };

  // Closing takes 249 entries away, a fifth of a second on a slow processor: the pressed entry is painted before that.
  const change = async (next: boolean) => {
    if (!next) await afterPaint();
    setOpen(next);
    if (!next) onLeave();
  };

  return (
    <CSPProvider disableStyleElements>
      <Select.Root<string>
        id={id}
        name={name}
        autoComplete={autoComplete}
        required
        value={value || null}
        open={open}
        onValueChange={(option) => option && afterPaint().then(() => onChoose(option))}
        onOpenChange={change}
        onOpenChangeComplete={unhideFocusGuards}
        modal={false}
      >
        <FieldFrame id={id} label={label} error={error}>
          {({ className, ...wiring }) => (
            <>
              <Select.Trigger className={`${className} ${styles.trigger}`} {...wiring} aria-labelledby={`${id}-label`}>
                <Select.Value className={value ? undefined : styles.placeholder}>{value || placeholder}</Select.Value>
                <Select.Icon className={styles.caret}>
                  <CaretIcon />
                </Select.Icon>
              </Select.Trigger>
              <Select.Portal container={place}>
                <Select.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
                  <Select.Popup className={styles.list} aria-label={label}>
                    <Options options={options} />
                  </Select.Popup>
                </Select.Positioner>
              </Select.Portal>
              <div ref={place} />
            </>
          )}
        </FieldFrame>
      </Select.Root>
    </CSPProvider>
  );
}

/** Apart, and drawn once: a choice changes two of 249 entries, which hear of it by themselves. */
const Options = memo(function Options({ options }: Pick<ChoiceProps, 'options'>) {
  return options.map((option) => (
    <Select.Item className={styles.option} key={option} value={option}>
      <Select.ItemText>{option}</Select.ItemText>
      <Select.ItemIndicator className={styles.selected}>{null}</Select.ItemIndicator>
    </Select.Item>
  ));
});
